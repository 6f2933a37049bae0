const connectionFailures = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  // The machine can't be reached, or its name can't be resolved, as during a failover.
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  // The database server does not answer, or too many callers wait for a connection.
  'DATABASE_AWAY',
  'DATABASE_BUSY',
  // PostgreSQL: shut down by its operator or after a crash of one of its processes, starting up, too many connections,
  // connection lost.
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08006',
  '08001',
]);

/** The driver reports these in words only. The last is about a connection that broke between two statements. */
const connectionWords =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|is not queryable/i;

/** SQLITE_BUSY: another program, such as a tool, has locked the file for longer than the busy timeout. */
const sqliteBusy = 5;

export function isUnreachableDatabase(cause: Error): boolean {
  if ('code' in cause && connectionFailures.has(String(cause.code))) return true;
  return kindOf(cause) === sqliteBusy || connectionWords.test(cause.message);
}

// PostgreSQL: read-only, disk full, I/O error. The last code: SQLite ended a transaction by itself.
const writeFailures = new Set(['25006', '53100', '58030', 'TRANSACTION_GIVEN_UP']);

// SQLite: read-only, I/O error, disk full, a file cannot be opened.
const sqliteWriteFailures = new Set([8, 10, 13, 14]);

// Files that staff upload: no space, over quota, read-only.
const fileWriteFailures = new Set(['ENOSPC', 'EDQUOT', 'EROFS']);

/**
 * True if the database or data folder is reachable but takes no writes, because a disk is full or read-only. This heals
 * without a restart.
 */
export function isRefusedWrite(cause: Error): boolean {
  const code = 'code' in cause ? String(cause.code) : '';
  if (writeFailures.has(code) || fileWriteFailures.has(code)) return true;
  return sqliteWriteFailures.has(kindOf(cause));
}

/** Returns the primary result code of a failure of SQLite, which is the lower byte. The upper byte is its variant. */
function kindOf(cause: Error): number {
  return 'errcode' in cause ? Number(cause.errcode) & 0xff : 0;
}
