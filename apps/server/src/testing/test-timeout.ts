/**
 * Milliseconds after which PostgreSQL counts as silent in tests: on a busy machine an answer may take longer than a
 * shop waits for one.
 */
export const testTimeout = 20_000;
