import { sql } from 'kysely';

/** The name by which staff see an account: its email address, or its display name if it has no email address. */
export const accountName = sql<string | null>`coalesce(accounts.email, accounts."displayName")`;
