/** More than a catalogue has texts; beyond that they are parsed anew. */
const most = 1000;

/**
 * Parses texts of which there are few and which are asked for with every request, once each.
 * What is returned belongs to all who asked: it is read and never changed.
 */
export function keepParsed<Value>(): (json: string) => Value {
  const parsed = new Map<string, Value>();
  return (json) => {
    const known = parsed.get(json);
    if (known !== undefined) return known;
    if (parsed.size >= most) parsed.clear();
    const value = JSON.parse(json) as Value;
    parsed.set(json, value);
    return value;
  };
}
