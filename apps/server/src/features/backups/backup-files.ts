/** What a backup's folder holds: one of the databases, the key of what is sealed in it, and the signed head of its audit log. */
export const backupFiles = {
  sqlite: 'uid.sqlite',
  postgres: 'uid.dump',
  key: 'secret.key',
  auditHead: 'audit-head.json',
} as const;
