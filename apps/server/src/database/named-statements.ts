/** Each connection keeps its own plans, and lists of each length would need one more. */
const maxNames = 300;

const names = new Map<string, string>();
let generation = 0;

/**
 * Gives the same text the same name, so that a connection parses and plans it only once. Undefined if the statement
 * runs without a name, as statements without parameters do.
 */
export function nameOf(text: string, parameters: readonly unknown[]): string | undefined {
  if (parameters.length === 0) return undefined;
  const known = names.get(text);
  if (known !== undefined || names.size >= maxNames) return known;
  const name = `q${generation}-${names.size}`;
  names.set(text, name);
  return name;
}

/** Gives every text a new name, so that each is prepared again. */
export function forgetNames(): void {
  generation += 1;
  names.clear();
}

const changedResult = '0A000';

/** True if another process has migrated in the meantime: a statement prepared before returns other columns now. */
export function isOutdatedPlan(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === changedResult;
}
