/** A text of the rules in pieces that stay whole: lines break only after punctuation and spaces. */
export function pieces(text: string): readonly string[] {
  return text.split(/(?<=[./,;])(?=\w)|(?<=\s)/);
}
