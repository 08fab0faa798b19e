import type { CDPSession, Page } from 'playwright-core';

interface Point {
  x: number;
  y: number;
}

const strides = 5;

/** Fingers that glide over a page, as a screen reports them. */
export class Fingers {
  private constructor(private readonly session: CDPSession) {}

  static async on(page: Page): Promise<Fingers> {
    return new Fingers(await page.context().newCDPSession(page));
  }

  /** From here to there, one finger for each point. */
  async move(from: readonly Point[], to: readonly Point[]): Promise<void> {
    await this.#touch('touchStart', from);
    for (let stride = 1; stride <= strides; ++stride) {
      const share = stride / strides;
      const at = from.map(({ x, y }, index) => {
        const end = to[index] ?? { x, y };
        return { x: x + (end.x - x) * share, y: y + (end.y - y) * share };
      });
      await this.#touch('touchMove', at);
    }
    await this.#touch('touchEnd', []);
  }

  async #touch(type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]): Promise<void> {
    const touchPoints = points.map((point, id) => ({ ...point, id }));
    await this.session.send('Input.dispatchTouchEvent', { type, touchPoints });
  }
}
