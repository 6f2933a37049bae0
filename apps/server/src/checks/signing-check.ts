import type { Config } from '../config.ts';
import { readSigningKey, signingPart } from '../features/signatures/read-signing-key.ts';
import { day } from '../job.ts';
import { fail, ok, warn } from './finding.ts';
import type { Finding } from './finding.ts';

/** Long enough to make another key and to inform those who check signatures. */
const noticeDays = 30;

/** Checks whether the site signs what it publishes, now and for the next `noticeDays`. */
export async function checkSigning(
  { isPublic, openPgpKey }: Pick<Config, 'isPublic' | 'openPgpKey'>,
  now: number,
): Promise<Finding> {
  if (openPgpKey === undefined)
    return isPublic
      ? warn('OPENPGP_KEY_FILE is not set: advisories and checksums are published unsigned.')
      : ok('A trial key of the data folder signs.');
  const key = await readSigningKey(openPgpKey).catch((cause: unknown) => (cause as Error).message);
  if (typeof key === 'string') return fail(`OPENPGP_KEY_FILE: ${key}`);
  if (!(await signingPart(key, new Date(now))))
    return fail(
      'The key of OPENPGP_KEY_FILE has expired, or may not sign: nothing is signed. Extend it (gpg --quick-set-expire) and export it again.',
    );
  const fingerprint = key.getFingerprint().toUpperCase();
  if (!(await signingPart(key, new Date(now + noticeDays * day))))
    return warn(`The key ${fingerprint} expires within ${noticeDays} days: extend it.`);
  return ok(`${fingerprint} signs.`);
}
