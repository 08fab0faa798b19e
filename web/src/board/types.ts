import type { Point } from '../base/content/geometry';
import type { Figure } from '../door/types';

export type { Box, Point } from '../base/content/geometry';

/** A cell as the viewer sees it, the board turned: its centre, the room on it, the way to its nearest neighbour. */
export interface BoardCell extends Point {
  id: string;
  letter: string;
  number: string;
  width: number;
  height: number;
  pitch: number;
  /** How many times as large as elsewhere a figure is drawn here. */
  growth: number;
}

export type BoardCells = ReadonlyMap<string, BoardCell>;

/** The way of a figure; from or to is empty where it comes or goes. */
export interface Step {
  from: string;
  to: string;
  /** Its kind, where several stand on one cell. */
  figure?: string;
}

/** A figure with an identity that lasts over actions, so that it can be seen to move. */
export interface Token extends Figure {
  key: number;
}

/** Where a figure is drawn, and in which size. */
export interface FigureSpot extends Point {
  token: Token;
  size: number;
}

/** How many equal figures are drawn as one. */
export interface Badge extends Point {
  key: string;
  size: number;
  count: number;
}

/** What a figure says of itself when it is asked. */
export interface FigureInfo {
  name: string;
  /** How it moves, in sentences. */
  text: string;
  /** Cells where it could go, and at which it could shoot. */
  moves: readonly string[];
  shots: readonly string[];
}

export interface BoardWords {
  zoomOut: string;
  /** A first tap only went near. */
  again: string;
  choose: string;
  cancel: string;
}
