import type { CribKey } from './crib';

/** Words that a game brings along, in web/games/NAME/words. Which there are depends on the games; how keys look does not. */
export type GameKey =
  | `game.${string}.${'name' | 'line' | 'aim' | 'players'}`
  | `lesson.${string}.${number}.${string}`
  | `coach.${string}.${string}`
  | `option.${string}`
  | `seat.${string}`
  | `party.${string}`
  | `argument.${string}`
  | `figure.${string}`
  | `cell.${string}`
  | `choice.${string}`
  | `draw.stock.${string}`
  | `standing.${string}`
  | `tell.${string}`
  | `list.${string}`
  | `place.${string}`
  | `reach.${string}`
  | CribKey;

export type GameWords = Readonly<Record<GameKey, string>>;
