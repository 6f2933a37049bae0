/** Milliseconds that PostgreSQL may say nothing in a test: on a busy machine an answer may take longer than a shop waits for one. */
export const testTimeout = 20_000;
