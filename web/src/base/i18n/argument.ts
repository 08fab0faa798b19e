// Generated from src/core/message.schema.json by scripts/door-types.mjs; not to be edited.

/**
 * What a phrase is filled with. Its type tells translators what to do with it; English takes its text as it is, and so does whoever does not know a type.
 */
export interface Argument {
  /**
   * text, cell: said as it is, cells as action texts join them; number: number is written as the language does; figure: value is its kind; seat, party: number is its place in their order; option: parts are names of options, or values of the option that value names; word: value is the key of a word, parts are what it is filled with.
   */
  type: 'text' | 'number' | 'cell' | 'figure' | 'seat' | 'party' | 'option' | 'word';
  text: string;
  value?: string;
  number?: number;
  parts?: string[];
}
