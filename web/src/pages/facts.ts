/** How many actions a record holds, told from its text alone. */
export function actionsIn(record: string): number {
  return record.match(/^\d+ \S/gm)?.length ?? 0;
}
