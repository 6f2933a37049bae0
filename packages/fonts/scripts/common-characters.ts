/**
 * The most common characters of running text, by the classes into which the font's makers divide their own web files:
 * class 94 has the most common ones, each lower class less common ones.
 */
export function commonCharacters(css: string, lowestClass: number): string[] {
  const slice =
    /IBMPlexSansSC-Regular-(\d+)\.woff2"\) format\("woff2"\);\s*unicode-range: ?([^;]+);/g;
  return [...css.matchAll(slice)]
    .map(([, number, range]) => ({ number: Number(number), range: range ?? '' }))
    .filter(({ number }) => number >= lowestClass && number <= 94)
    .toSorted((a, b) => b.number - a.number)
    .flatMap(({ range }) => range.split(',').flatMap(charactersOf))
    .filter((character) => /\p{Script=Han}/u.test(character));
}

function charactersOf(range: string): string[] {
  const [first = 0, last = first] = range
    .trim()
    .slice(2)
    .split('-')
    .map((hex) => Number.parseInt(hex, 16));
  return Array.from({ length: last - first + 1 }, (_, index) =>
    String.fromCodePoint(first + index),
  );
}
