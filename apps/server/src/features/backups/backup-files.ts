/**
 * The files of a backup: one of the databases, the key of its sealed values, and the signed head of its audit log.
 * Files that staff uploaded are in folders beside them.
 */
export const backupFiles = {
  sqlite: 'uid.sqlite',
  postgres: 'uid.dump',
  key: 'secret.key',
  auditHead: 'audit-head.json',
} as const;
