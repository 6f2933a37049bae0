/** Runs `work`, and then disposes of all that it put on the stack, whatever became of it. */
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
