import { checksumsPath, openPgpKeyPath } from '@uid/contract/paths';

/** Returns the command that fetches the public key into the reader's keyring; it is needed once. */
export function keyCommand(origin: string): string {
  return `curl -fsS ${origin}${openPgpKeyPath} | gpg --import`;
}

/**
 * Returns the command that checks all files in the folder with tools that a system has, and without any of the
 * company's.
 */
export function verifyCommand(origin: string, isSigned: boolean): string {
  const list = checksumsPath.slice(1);
  const check = `sha256sum --ignore-missing -c ${list}`;
  if (!isSigned) return `curl -fsSO ${origin}${checksumsPath} && ${check}`;
  return [
    `curl -fsSO ${origin}${checksumsPath} -O ${origin}${checksumsPath}.asc`,
    `gpg --verify ${list}.asc ${list}`,
    check,
  ].join(' && ');
}
