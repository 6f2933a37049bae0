import { routes } from '@uid/contract/pages';
import { csafFolder, openPgpKeyPath } from '@uid/contract/paths';

interface SecurityContact {
  email: string;
  origin: string;
  /** Epoch milliseconds from which on the statements may be stale. */
  expiresAt: number;
  /** Reports may be written under our key. */
  isEncrypting: boolean;
}

/** Where to report a weakness: RFC 9116. */
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
