import { vi } from 'vitest';

/** Milliseconds that `expect.poll` may wait. Vitest's default of one second is too short for a busy machine. */
const timeout = 10_000;

const { waitFor } = vi;
vi.waitFor = (callback, options = timeout) => waitFor(callback, options);
