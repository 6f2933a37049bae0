/** More than a catalogue has texts; beyond that they are parsed anew. */
const most = 1000;

const parsed = new Map<string, unknown>();

/**
 * `JSON.parse` for texts of which there are few and which are asked for with every request.
 * What is returned belongs to all who asked: it is read and never changed.
 */
export function parseOnce(json: string): unknown {
  const known = parsed.get(json);
  if (known !== undefined) return known;
  if (parsed.size >= most) parsed.clear();
  const value: unknown = JSON.parse(json);
  parsed.set(json, value);
  return value;
}
