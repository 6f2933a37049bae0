/** What a backup's folder holds: one of the databases, the key of what is sealed in it, the signed head of its audit log, and, in folders of their own, the files that staff uploaded. */
export const backupFiles = {
  sqlite: 'uid.sqlite',
  postgres: 'uid.dump',
  key: 'secret.key',
  auditHead: 'audit-head.json',
} as const;
