/** A change of one part of the logged JSON. */
export interface Change {
  /** The path of the part, such as `lines.0.sku`; empty if the whole is one value. */
  part: string;
  before: string | undefined;
  after: string | undefined;
}

/** Returns the values before and afterwards, part by part, in the order of the parts. */
export function listChanges({ before, after }: { before?: string; after?: string }): Change[] {
  const [old, now] = [partsOf(before), partsOf(after)];
  const parts = [...new Set([...old.keys(), ...now.keys()])];
  return parts.map((part) => ({ part, before: old.get(part), after: now.get(part) }));
}

function partsOf(json: string | undefined): Map<string, string> {
  const parts = new Map<string, string>();
  const walk = (value: unknown, path: string[]) => {
    // A list of plain values is compared as a whole, because it is read as a whole.
    const isPlain = Array.isArray(value) && value.every((each) => typeof each !== 'object');
    if (typeof value === 'object' && value !== null && !isPlain)
      for (const [name, each] of Object.entries(value)) walk(each, [...path, name]);
    else parts.set(path.join('.'), isPlain ? value.join(', ') : String(value));
  };
  if (json !== undefined) walk(JSON.parse(json), []);
  return parts;
}
