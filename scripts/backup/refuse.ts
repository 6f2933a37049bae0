export function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

export function reasonOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
