const sqliteConstraint = 2067;
const sqlitePrimaryKey = 1555;
const postgresUnique = '23505';

/** Whether a write failed because a unique key was taken, on either engine. */
export function isUniqueViolation(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false;
  const { code, errcode } = cause as { code?: unknown; errcode?: unknown };
  return code === postgresUnique || errcode === sqliteConstraint || errcode === sqlitePrimaryKey;
}
