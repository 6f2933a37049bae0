const turn = 10_000;

/**
 * Yields elements of `all` for ten seconds at most: while a company's server is slow, a job that calls it must not
 * delay the other jobs of its round. The next round finds the rest again.
 */
export function* withinTurn<One>(all: readonly One[], now: () => number): Generator<One> {
  const end = now() + turn;
  for (const one of all) {
    if (now() >= end) return;
    yield one;
  }
}
