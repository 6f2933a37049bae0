import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { folderOf, peers } from './installed.ts';
import type { PeerName } from './installed.ts';

/** `node bench/peers/install.ts` installs the peers of `npm run bench -- commerce` into a folder that Git ignores. */
for (const [name, dependencies] of Object.entries(peers)) {
  const folder = folderOf(name as PeerName);
  mkdirSync(folder, { recursive: true });
  const description = { name: `${name}-peer`, private: true, dependencies };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(description));
  // Their install scripts are not run, because the packages contain everything built.
  const options = ['--ignore-scripts', '--no-audit', '--no-fund'];
  const { status } = spawnSync('npm', ['install', ...options], { cwd: folder, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${name} could not be installed.`);
}
