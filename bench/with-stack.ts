/** Runs `work`, and then disposes of everything that it put on the stack, even if it failed. */
export async function withStack<Result>(
  work: (stack: AsyncDisposableStack) => Promise<Result>,
): Promise<Result> {
  const stack = new AsyncDisposableStack();
  try {
    return await work(stack);
  } finally {
    await stack.disposeAsync();
  }
}
