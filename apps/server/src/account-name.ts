import { sql } from 'kysely';

/** What stands for an account where staff read of it: its address, or the name of one that has none. */
export const accountName = sql<string | null>`coalesce(accounts.email, accounts."displayName")`;
