import { routes } from '@uid/contract/pages';
import { csafFolder, openPgpKeyPath } from '@uid/contract/paths';

interface SecurityContact {
  email: string;
  origin: string;
  /** Epoch milliseconds after which readers should treat the file as stale. */
  expiresAt: number;
  /** True if reporters may encrypt with our key. */
  isEncrypting: boolean;
}

/** Writes security.txt (RFC 9116), which says where to report a vulnerability. */
export function writeSecurityTxt({
  email,
  origin,
  expiresAt,
  isEncrypting,
}: SecurityContact): string {
  return [
    `Contact: mailto:${email}`,
    `Contact: ${origin}${routes.support}?topic=ticket#contact`,
    `Expires: ${new Date(expiresAt).toISOString()}`,
    ...(isEncrypting ? [`Encryption: ${origin}${openPgpKeyPath}`] : []),
    'Preferred-Languages: zh, en',
    `Canonical: ${origin}/.well-known/security.txt`,
    `CSAF: ${origin}${csafFolder}/provider-metadata.json`,
    `Policy: ${origin}${routes.newsDetail}?id=disclosure-policy`,
    '',
  ].join('\n');
}
