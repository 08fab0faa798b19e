// Generated from src/wasm/door.schema.json by scripts/door-types.mjs; not to be edited.

/**
 * What a phrase is filled with. Its type tells translators what to do with it; English takes its text as it is.
 */
export interface Argument {
  /**
   * text: said as it is; figure: value is its kind; seat, party: number is its place in their order; word: value is the key of a word, parts are what it is filled with.
   */
  type: 'text' | 'figure' | 'seat' | 'party' | 'word';
  text: string;
  value?: string;
  number?: number;
  parts?: string[];
}
