import { spawnSync } from 'node:child_process';

import { findInstalledBrowser } from '../scripts/find-browser.ts';
import { findBinaries } from '../scripts/start-postgres.ts';
import type { Program } from './bench.ts';

const debianPackages = { nginx: 'nginx-light', wrk: 'wrk', browser: 'chromium' };

/** Returns a sentence that names the missing programs and how to install them, or undefined if all are installed. */
export function findMissing(needs: readonly Program[]): string | undefined {
  const missing = needs.filter((program) => versionOf(program) === undefined);
  if (missing.length === 0) return undefined;
  const packages = missing.map((program) => debianPackages[program]).join(' ');
  return `Not measured: no ${missing.join(' and no ')} on this machine (Debian: \`apt-get install ${packages}\`).`;
}

/** Returns the version that a program prints, or undefined if it is not installed. */
export function versionOf(program: Program | 'PostgreSQL'): string | undefined {
  if (program === 'nginx') return readVersion('nginx', '-v');
  if (program === 'wrk') return readVersion('wrk', '-v');
  if (program === 'browser') return readVersion(findInstalledBrowser(), '--version');
  const binaries = findBinaries();
  return readVersion(binaries && `${binaries}/postgres`, '--version');
}

function readVersion(command: string | undefined, option: string): string | undefined {
  if (!command) return undefined;
  const { error, stdout, stderr } = spawnSync(command, [option], { encoding: 'utf8' });
  if (error) return undefined;
  return /\d+\.\d+[\d.]*/.exec(stdout + stderr)?.[0];
}
