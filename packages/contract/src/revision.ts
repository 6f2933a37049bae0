import { z } from './zod.ts';

/** Stands for something as it was read: a change that names another one is refused. */
export const revision = z.int().check(z.minimum(0), z.maximum(2_147_483_647));
