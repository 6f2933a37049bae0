/** What a backup's folder holds: one of the databases, and the key of what is sealed in it. */
export const backupFiles = {
  sqlite: 'uid.sqlite',
  postgres: 'uid.dump',
  key: 'secret.key',
} as const;
