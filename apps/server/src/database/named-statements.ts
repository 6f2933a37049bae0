/** Each connection keeps its own plans: lists of every length would be a new one each. */
const maxNames = 300;

const names = new Map<string, string>();
let generation = 0;

/**
 * The same text has the same name, so that a connection parses and plans it once.
 * Undefined: it is run without a name, as what has no parameters is.
 */
export function nameOf(text: string, parameters: readonly unknown[]): string | undefined {
  if (parameters.length === 0) return undefined;
  const known = names.get(text);
  if (known !== undefined || names.size >= maxNames) return known;
  const name = `q${generation}-${names.size}`;
  names.set(text, name);
  return name;
}

/** From now on every text has another name, and is prepared anew. */
export function forgetNames(): void {
  generation += 1;
  names.clear();
}

const changedResult = '0A000';

/** Another process has migrated meanwhile: what a connection prepared before yields other columns now. */
export function isOutdatedPlan(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === changedResult;
}
