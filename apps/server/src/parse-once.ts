/** Maximum number of cached texts, more than a catalogue has. If it is reached, the cache is emptied. */
const maxTexts = 1000;

const parsed = new Map<string, unknown>();

/**
 * `JSON.parse` with a cache, for the few texts that every request needs.
 * All callers share the returned value, so they must not change it.
 */
export function parseOnce(json: string): unknown {
  const known = parsed.get(json);
  if (known !== undefined) return known;
  if (parsed.size >= maxTexts) parsed.clear();
  const value: unknown = JSON.parse(json);
  parsed.set(json, value);
  return value;
}
