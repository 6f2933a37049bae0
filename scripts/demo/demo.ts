import { spawn } from 'node:child_process';
import { join } from 'node:path';

import { ConfigError } from '../../apps/server/src/config-error.ts';
import { appCode } from '../../apps/server/src/features/identity/testing/authenticator-app.ts';
import { builtServer } from '../../apps/server/src/testing/built-server.ts';
import { demoEnvironment, fillFolder, statementFile } from './fill-folder.ts';
import type { SignIns } from './fill-folder.ts';

/* `npm run demo` builds the site, and starts it with the data of a shop after a year with customers and staff. */

const environment = demoEnvironment(process.env);

await start().catch((cause: unknown) => {
  console.error(cause instanceof ConfigError ? cause.message : cause);
  process.exit(1);
});

async function start(): Promise<void> {
  // The build and the filling run side by side, each on a core of its own.
  const build = runNode(join(import.meta.dirname, '../build.ts'));
  const signIns = await fillFolder(environment, 365);
  await build;
  tell(signIns);
  process.stdin.on('data', () => printCodes(signIns));
  await runNode(builtServer);
  process.exit();
}

function tell(signIns: SignIns): void {
  console.log(`
People to open the console with, at /operator. All have the password ${signIns.password}
and an authenticator app, which shows them now:
`);
  printCodes(signIns);
  console.log(`
A code is good once: press Enter for the next ones. customer-1@example.com and others have the password alone.
The bank's statement with transfers to match is ${join(environment['DATA_DIR'] ?? '', statementFile)}.
`);
}

function printCodes({ staff }: SignIns): void {
  const width = Math.max(...staff.map(({ email }) => email.length));
  for (const { email, secret } of staff)
    console.log(`  ${email.padEnd(width)}  ${appCode(secret, Date.now())}`);
}

/** Resolves when the program ends. Signals that end this process end the program as well. */
function runNode(program: string): Promise<void> {
  const child = spawn(process.execPath, [...process.execArgv, program], {
    env: environment,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
    process.on(signal, () => child.kill(signal));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new ConfigError(`${program} ended with ${code}.`));
    });
  });
}
