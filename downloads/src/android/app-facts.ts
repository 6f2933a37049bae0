/** Facts about the committed Android package, as its manifest and its signature state them. */
export const appFacts = {
  file: 'uid-security.apk',
  packageName: 'example.uidsecurity.app',
  versionCode: 1,
  versionName: '1.0.0',
  date: '2026-11-16',
  /** The API level of Android 6. */
  minSdk: 23,
  targetSdk: 35,
  title: { zh: 'UID 安全（Android 应用）', en: 'UID Security (Android app)' },
  /** SHA-256 of the certificate that signs every release; a different one means a different publisher. */
  certificateSha256: '15dc05c64d9f6e9f07d7aa9f28cf2eaeabc94510ac6bf222b511c9c1737aceba',
} as const;
