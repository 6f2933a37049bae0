export interface Working {
  /** Once it returns true, no further element is begun. */
  isStopping?: () => boolean;
  /** How many elements are worked on at the same time; 1 by default. */
  atOnce?: number;
}

/** Works on each element. A failure stops no other; at the end it is thrown, or their number if there are several. */
export async function workOnEach<One>(
  all: readonly One[],
  work: (one: One) => Promise<void>,
  { isStopping = () => false, atOnce = 1 }: Working = {},
): Promise<void> {
  const failures: unknown[] = [];
  const rest = all.values();
  async function workOn(): Promise<void> {
    for (const one of rest) {
      if (isStopping()) return;
      await work(one).catch((failure: unknown) => failures.push(failure));
    }
  }
  await Promise.all(Array.from({ length: atOnce }, workOn));
  throwFailures(failures, all.length);
}

/** Throws the only failure, or an error with the number of failures out of `count`; nothing if there is none. */
export function throwFailures(failures: readonly unknown[], count: number): void {
  const [first] = failures;
  if (failures.length > 1)
    throw new Error(`${failures.length} of ${count} failed, the first as: ${String(first)}`, {
      cause: first,
    });
  if (failures.length === 1) throw first;
}
