/** Numbers that look like chance and come in the same order every time, so that every demo has the same year. */
export interface Dice {
  /** A whole number from 0 up to, and without, this one. */
  below: (end: number) => number;
  happens: (share: number) => boolean;
  pick: <const T>(values: readonly T[]) => T;
}

/** A linear congruential generator; its upper bits are what looks like chance. */
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
