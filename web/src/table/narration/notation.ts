/** An action or a position in pieces that stay whole: lines break only between cells, ranks and fields. */
export function pieces(text: string): readonly string[] {
  return text.split(/(?<=[./,;])(?=\w)|(?<=\s)/);
}
