const connectionFailures = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  // Its server is silent, or too many wait for a connection.
  'DATABASE_AWAY',
  'DATABASE_BUSY',
  // PostgreSQL: shut down by its operator, starting up, too many connections, connection lost.
  '57P01',
  '57P03',
  '53300',
  '08006',
  '08001',
]);

export function isUnreachableDatabase(cause: Error): boolean {
  if ('code' in cause && connectionFailures.has(String(cause.code))) return true;
  return /connection terminated|timeout exceeded when trying to connect|query read timeout/i.test(
    cause.message,
  );
}

// PostgreSQL: read-only, disk full, input or output failed. The last one: SQLite ended a transaction by itself.
const writeFailures = new Set(['25006', '53100', '58030', 'TRANSACTION_GIVEN_UP']);

// SQLite: read-only, input or output failed, disk full, a file cannot be opened.
const sqliteWriteFailures = new Set([8, 10, 13, 14]);

// A file of staff: no room, over a quota, read-only.
const fileWriteFailures = new Set(['ENOSPC', 'EDQUOT', 'EROFS']);

/** The database or the data folder is there and takes no writes: a disk is full or read-only. It heals without a restart. */
export function isRefusedWrite(cause: Error): boolean {
  const code = 'code' in cause ? String(cause.code) : '';
  if (writeFailures.has(code) || fileWriteFailures.has(code)) return true;
  // The lower byte is the kind of failure, the upper one which of that kind.
  return 'errcode' in cause && sqliteWriteFailures.has(Number(cause.errcode) & 0xff);
}
