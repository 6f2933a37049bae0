export interface Working {
  /** Once it says so, no other is begun. */
  isStopping?: () => boolean;
  /** How many are worked on side by side; one after the other, unless given. */
  atOnce?: number;
}

/** Works on each. One that fails holds up no other; afterwards it is thrown, or how many there were. */
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

/** Throws the one failure, or how many of `count` failed. */
export function throwFailures(failures: readonly unknown[], count: number): void {
  const [first] = failures;
  if (failures.length > 1)
    throw new Error(`${failures.length} of ${count} failed, the first as: ${String(first)}`, {
      cause: first,
    });
  if (failures.length === 1) throw first;
}
