/** The characters as a value of `unicode-range`, with neighbours joined to ranges. */
export function unicodeRange(characters: Iterable<string>): string {
  const runs: [number, number][] = [];
  for (const point of pointsOf(characters)) {
    const last = runs.at(-1);
    if (last?.[1] === point - 1) last[1] = point;
    else runs.push([point, point]);
  }
  return runs.map(rangeOf).join(',');
}

/** A single range from the first character to the last, which also covers characters in between. */
export function unicodeSpan(characters: Iterable<string>): string {
  const points = pointsOf(characters);
  return rangeOf([points.at(0) ?? 0, points.at(-1) ?? 0]);
}

function rangeOf([from, to]: [number, number]): string {
  return from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`;
}

function pointsOf(characters: Iterable<string>): number[] {
  return [...new Set(characters)]
    .map((character) => character.codePointAt(0) ?? 0)
    .toSorted((a, b) => a - b);
}

function hex(point: number): string {
  return point.toString(16);
}
