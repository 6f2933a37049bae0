import { vi } from 'vitest';

/** As long as `expect.poll` may wait: a second, Vitest's own limit, is too short for a busy machine. */
const timeout = 10_000;

const { waitFor } = vi;
vi.waitFor = (callback, options = timeout) => waitFor(callback, options);
