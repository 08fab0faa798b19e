/** Whether a condition such as `edition=fr1.0,nl2004` holds. */
function holds(condition: string, options: Readonly<Record<string, string>>): boolean {
  const [name = '', values = ''] = condition.split('=');
  return values.split(',').includes(options[name] ?? '');
}

/** Keeps what holds under the options of what stands in `{name=a,b: …}`, and leaves out the rest. */
export function inForce(text: string, options: Readonly<Record<string, string>>): string {
  return text.replace(/\{([\w-]+=[^:}]+): ([^}]*)\}/g, (_, condition: string, words: string) =>
    holds(condition, options) ? words : '',
  );
}
