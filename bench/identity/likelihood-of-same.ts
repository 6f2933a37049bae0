/**
 * Mann–Whitney test: the probability that two samples of the same distribution differ at least as much in rank.
 * Near 1 the samples can't be told apart; below 0.01 somebody with as many attempts could tell them apart.
 */
export function likelihoodOfSame(a: readonly number[], b: readonly number[]): number {
  const ranked = [
    ...a.map((value) => ({ value, isA: true })),
    ...b.map((value) => ({ value, isA: false })),
  ].toSorted((x, y) => x.value - y.value);
  let rankSum = 0;
  ranked.forEach(({ isA }, index) => {
    if (isA) rankSum += index + 1;
  });
  const [m, n] = [a.length, b.length];
  const u = rankSum - (m * (m + 1)) / 2;
  const deviation = Math.sqrt((m * n * (m + n + 1)) / 12);
  return 2 * upperTail(Math.abs(u - (m * n) / 2) / deviation);
}

/** The upper tail of the normal distribution above `z` (Abramowitz and Stegun 26.2.17). */
function upperTail(z: number): number {
  const t = 1 / (1 + 0.231_641_9 * z);
  const series = [0.319_381_53, -0.356_563_782, 1.781_477_937, -1.821_255_978, 1.330_274_429];
  const sum = series.reduce((total, factor, index) => total + factor * t ** (index + 1), 0);
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * sum;
}
