import { z } from './zod.ts';

/**
 * Identifies the state in which something was read: a change that sends another revision is refused. The maximum leaves
 * room for one increment in the database's column.
 */
export const revision = z.int().check(z.minimum(0), z.maximum(2_147_483_646));
