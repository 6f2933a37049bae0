/** Pseudo-random numbers that are the same in every run, so that every demo has the same data. */
export interface Dice {
  /** Returns a whole number from 0 to `end` − 1. */
  below: (end: number) => number;
  happens: (share: number) => boolean;
  pick: <const T>(values: readonly T[]) => T;
}

/** A linear congruential generator, of which only the upper bits are random enough. */
export function createDice(): Dice {
  let state = 20_260_101;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  return {
    below,
    happens: (share) => next() < share,
    pick(values) {
      const picked = values[below(values.length)];
      if (picked === undefined) throw new Error('There is nothing to pick from.');
      return picked;
    },
  };
}
