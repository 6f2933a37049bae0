/**
 * The characters as the value of `unicode-range`, neighbours joined.
 * @param elsewhere when given, only these part neighbours: the text has no other characters between
 * them, so the ranges may name what the file does not hold, and are half as long
 */
export function unicodeRange(characters: Iterable<string>, elsewhere?: Iterable<string>): string {
  const others = elsewhere && pointsOf(elsewhere);
  const isNext = (last: number, point: number) =>
    others ? !others.some((other) => other > last && other < point) : last === point - 1;
  const runs: [number, number][] = [];
  for (const point of pointsOf(characters)) {
    const last = runs.at(-1);
    if (last && isNext(last[1], point)) last[1] = point;
    else runs.push([point, point]);
  }
  return runs
    .map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(',');
}

function pointsOf(characters: Iterable<string>): number[] {
  return [...new Set(characters)]
    .map((character) => character.codePointAt(0) ?? 0)
    .toSorted((a, b) => a - b);
}

function hex(point: number): string {
  return point.toString(16);
}
