import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** Runs a tool on a database. The password is passed in the environment, because other users can read arguments. */
export async function runOnPostgres(
  tool: 'pg_dump' | 'pg_restore',
  databaseUrl: string,
  args: string[],
): Promise<void> {
  const url = new URL(databaseUrl);
  const database = decodeURIComponent(url.pathname.slice(1));
  const variables = {
    PGHOST: url.hostname.replace(/^\[|\]$/g, '') || url.searchParams.get('host'),
    PGPORT: url.port,
    PGUSER: decodeURIComponent(url.username),
    PGPASSWORD: decodeURIComponent(url.password),
    // `no-verify` is the driver's word for encryption without verification. The tools know only `require`.
    PGSSLMODE: url.searchParams.get('sslmode')?.replace('no-verify', 'require'),
    PGSSLROOTCERT: url.searchParams.get('sslrootcert'),
    PGSSLCERT: url.searchParams.get('sslcert'),
    PGSSLKEY: url.searchParams.get('sslkey'),
  };
  const set = Object.entries(variables).filter(([, value]) => value) as [string, string][];
  const common = [`--dbname=${database}`, '--no-owner', '--no-privileges', '--no-password'];
  await run(tool, [...common, ...args], Object.fromEntries(set));
}

/** Returns the output of `pg_restore` for a dump file, without a server. */
export function readDump(dump: string, args: string[]): Promise<string> {
  return run('pg_restore', [...args, dump]);
}

async function run(
  tool: string,
  args: string[],
  environment: Record<string, string> = {},
): Promise<string> {
  const child = spawn(tool, args, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const failed = once(child, 'error').then(([error]) => {
    throw new Error(`${tool} of PostgreSQL cannot be run here (${(error as Error).message}).`);
  });
  const ended = Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  const [out, errors, [status]] = await Promise.race([ended, failed]);
  if (status !== 0) throw new Error(errors.trim() || `${tool} ended with ${status}.`);
  return out;
}
