import { checksumsPath, openPgpKeyPath } from '@uid/contract/paths';

/** Fetches the public key into the reader's keyring; once. */
export function keyCommand(origin: string): string {
  return `curl -fsS ${origin}${openPgpKeyPath} | gpg --import`;
}

/** Checks all that lies in the folder; tools that a system has, and nothing of ours. */
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
