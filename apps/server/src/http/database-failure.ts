const connectionFailures = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  // Its machine is gone, or its name not known for a moment, as while another one takes over.
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  // Its server is silent, or too many wait for a connection.
  'DATABASE_AWAY',
  'DATABASE_BUSY',
  // PostgreSQL: shut down by its operator, or after one of its processes fell, starting up, too many connections, connection lost.
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08006',
  '08001',
]);

/** The driver says so in words alone: the last of them of a connection that broke between two statements. */
const connectionWords =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|is not queryable/i;

/** SQLite: somebody else, such as a tool, holds the file for longer than is waited for. */
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

/** Of a failure of SQLite: its lower byte; the upper one says which of that kind it is. */
function kindOf(cause: Error): number {
  return 'errcode' in cause ? Number(cause.errcode) & 0xff : 0;
}
