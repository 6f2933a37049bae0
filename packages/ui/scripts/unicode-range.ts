/** The characters as the value of `unicode-range`, neighbours joined. */
export function unicodeRange(characters: Iterable<string>): string {
  const points = [...new Set(characters)]
    .map((character) => character.codePointAt(0) ?? 0)
    .toSorted((a, b) => a - b);
  const runs: [number, number][] = [];
  for (const point of points) {
    const last = runs.at(-1);
    if (last && last[1] === point - 1) last[1] = point;
    else runs.push([point, point]);
  }
  return runs
    .map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(',');
}

function hex(point: number): string {
  return point.toString(16);
}
