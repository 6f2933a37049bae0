export const timeUp = Symbol('time up');

/** Resolves or rejects like `work`, or rejects with `timeUp` after that many milliseconds. */
export async function within<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(timeUp), milliseconds);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}
