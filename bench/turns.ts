export type Samples<Sample> = Map<string, Sample[]>;

/**
 * Measures each contestant once in each turn, in reverse order in every other turn, so that busy moments of the
 * machine affect all alike. A warm-up turn comes first and does not count.
 */
export async function takeTurns<Contestant extends { name: string }, Sample>(
  contestants: readonly Contestant[],
  turns: number,
  measure: (contestant: Contestant, turn: number) => Promise<Sample>,
): Promise<Samples<Sample>> {
  const samples: Samples<Sample> = new Map(contestants.map(({ name }) => [name, []]));
  for (let turn = -1; turn < turns; turn += 1)
    for (const contestant of turn % 2 === 0 ? contestants : contestants.toReversed()) {
      const sample = await measure(contestant, turn);
      if (turn >= 0) samples.get(contestant.name)?.push(sample);
    }
  return samples;
}

export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((one, other) => one - other);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return ((low ?? Number.NaN) + (high ?? Number.NaN)) / 2;
}

export function quantile(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
