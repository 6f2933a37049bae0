/** Milliseconds that PostgreSQL may say nothing in a test: on a busy machine an answer may take longer than a shop waits for one. */
export const testPatience = 20_000;
