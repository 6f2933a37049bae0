/** How much two names have in common, from 0 to 1: the share of letter pairs that occur in both, in any position. */
export function resemblance(one: string, other: string): number {
  const [left, right] = [pairsOf(one), pairsOf(other)];
  if (left.length === 0 || right.length === 0) return 0;
  const rest = [...right];
  const shared = left.filter((pair) => {
    const position = rest.indexOf(pair);
    if (position >= 0) rest.splice(position, 1);
    return position >= 0;
  });
  return (2 * shared.length) / (left.length + right.length);
}

function pairsOf(name: string): string[] {
  const words = name
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u);
  return words.flatMap((word) => {
    const letters = Array.from(word);
    return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
  });
}
