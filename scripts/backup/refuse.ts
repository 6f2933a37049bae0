export function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

export function reasonOf(cause: unknown): string {
  if (cause instanceof AggregateError) return cause.errors.map(reasonOf).join('; ');
  return cause instanceof Error ? cause.message : String(cause);
}
