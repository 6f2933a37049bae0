import { z } from './zod.ts';

/**
 * Stands for something as it was read: a change that names another one is refused. The one that
 * follows still fits the database's column.
 */
export const revision = z.int().check(z.minimum(0), z.maximum(2_147_483_646));
