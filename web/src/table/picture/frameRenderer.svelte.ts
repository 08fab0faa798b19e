import { flushSync, mount, unmount, type ComponentProps } from 'svelte';
import StillBoard from '../../board/StillBoard.svelte';
import { drawingDefinitions, standalone, type Sheet } from './markup';
import type { Frame, Subject } from './subject';

/** Css pixels across a board while it is drawn: large enough for all that boards show. */
const boardWidth = 1000;
const margin = 40;

/** Of a picture, at scale 1. */
export const side = 1080;
const edge = 24;
const captionHeight = 84;

/** What is written below the board. */
export interface Caption {
  title: string;
  site: string;
}

interface Ink {
  ground: string;
  title: string;
  site: string;
  serif: string;
  sans: string;
}

async function pictureOf(markup: string): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(new Blob([markup], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Draws moments of a game on canvases, with a board of its own that nobody sees. */
export class FrameRenderer {
  private readonly place = document.createElement('div');
  private frame: Frame = $state.raw(undefined!);
  private readonly board: Record<string, unknown>;
  private readonly around = drawingDefinitions();
  private readonly ink: Ink;
  /** Boards learn how wide they are after they have been laid out. */
  private readonly ready = new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

  constructor(
    private readonly subject: Subject,
    private readonly caption: Caption,
  ) {
    this.place.inert = true;
    this.place.dataset['game'] = subject.game;
    this.place.style.cssText = `position: fixed; left: ${-2 * boardWidth}px; width: ${boardWidth}px`;
    document.body.append(this.place);
    this.frame = subject.frame(subject.shown);
    this.board = mount(StillBoard, { target: this.place, props: this.boardProps() });
    this.ink = this.mix();
  }

  async draw(index: number, scale: number): Promise<HTMLCanvasElement> {
    this.frame = this.subject.frame(index);
    flushSync();
    await this.ready;
    const board = this.place.querySelector<HTMLElement>('.board')!;
    const sheet: Sheet = { width: board.clientWidth, height: board.clientHeight, margin };
    const ground = board.querySelector<HTMLImageElement>('.painting img');
    await ground?.decode();
    const pieces = board.querySelector<SVGSVGElement>(':scope > svg')!;
    const drawn = await pictureOf(standalone(pieces, this.subject.game, sheet, this.around));
    return this.paint(ground, drawn, sheet, scale);
  }

  close(): void {
    void unmount(this.board);
    this.place.remove();
  }

  private boardProps(): ComponentProps<typeof StillBoard> {
    const frame = (): Frame => this.frame;
    const { game, geometry, turned } = this.subject;
    return {
      game,
      geometry,
      turned,
      label: '',
      get tableau() {
        return frame().tableau;
      },
      get last() {
        return frame().last;
      },
    };
  }

  private async paint(
    ground: HTMLImageElement | null,
    pieces: HTMLImageElement,
    sheet: Sheet,
    scale: number,
  ): Promise<HTMLCanvasElement> {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [side * scale, side * scale];
    const pen = canvas.getContext('2d', { alpha: false })!;
    pen.scale(scale, scale);
    pen.fillStyle = this.ink.ground;
    pen.fillRect(0, 0, side, side);
    const room = { width: side - 2 * edge, height: side - edge - captionHeight };
    const fit = Math.min(room.width / sheet.width, room.height / sheet.height);
    const [x, y] = [(side - sheet.width * fit) / 2, edge + (room.height - sheet.height * fit) / 2];
    if (ground) {
      pen.globalAlpha = Number(getComputedStyle(ground.parentElement!).opacity);
      pen.drawImage(ground, x, y, sheet.width * fit, sheet.height * fit);
      pen.globalAlpha = 1;
    }
    const [wide, high] = [(sheet.width + 2 * margin) * fit, (sheet.height + 2 * margin) * fit];
    pen.drawImage(pieces, x - margin * fit, y - margin * fit, wide, high);
    await this.write(pen);
    return canvas;
  }

  private async write(pen: CanvasRenderingContext2D): Promise<void> {
    const { serif, sans, title, site } = this.ink;
    const [titleFont, siteFont] = [`700 42px ${serif}`, `500 26px ${sans}`];
    // A font that does not come is replaced by the next of its family.
    await Promise.allSettled([titleFont, siteFont].map((font) => document.fonts.load(font)));
    const line = side - 30;
    pen.textBaseline = 'alphabetic';
    [pen.font, pen.fillStyle, pen.textAlign] = [titleFont, title, 'left'];
    pen.fillText(this.caption.title, edge + 6, line);
    [pen.font, pen.fillStyle, pen.textAlign] = [siteFont, site, 'right'];
    pen.fillText(this.caption.site, side - edge - 6, line);
  }

  /** The colours and fonts of the page, resolved. */
  private mix(): Ink {
    const probe = document.createElement('p');
    this.place.append(probe);
    const colour = (name: string): string => {
      probe.style.color = `var(--${name})`;
      return getComputedStyle(probe).color;
    };
    const font = (name: string): string => {
      probe.style.fontFamily = `var(--${name})`;
      return getComputedStyle(probe).fontFamily;
    };
    const ink = {
      ground: colour('vellum'),
      title: colour('ink'),
      site: colour('ink-soft'),
      serif: font('serif'),
      sans: font('sans'),
    };
    probe.remove();
    return ink;
  }
}
