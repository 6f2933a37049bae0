const turn = 10_000;

/**
 * Those of `all` that are come to within ten seconds: while a company answers late, a job that asks it must not hold up
 * the others of its round. What is left is found again by the next one.
 */
export function* withinTurn<One>(all: readonly One[], now: () => number): Generator<One> {
  const end = now() + turn;
  for (const one of all) {
    if (now() >= end) return;
    yield one;
  }
}
