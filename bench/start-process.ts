import { spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export interface RunningServer extends AsyncDisposable {
  origin: string;
  pid: number;
}

/** Starts a Node program that prints its address, without a path, once it is ready. */
export function startProcess(
  file: string,
  environment: Record<string, string>,
  options: readonly string[] = [],
): Promise<RunningServer> {
  return startCommand([process.execPath, ...options, file], environment);
}

/**
 * Starts a server as in production, with its output in a file.
 * @param origin left out if the server prints it
 */
export async function startCommand(
  [command = '', ...options]: string[],
  environment: Record<string, string> = {},
  origin?: string,
): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), 'uid-bench-log-'));
  const log = join(folder, 'log');
  const output = openSync(log, 'w');
  const child = spawn(command, options, {
    env: {
      ...process.env,
      // A public site needs settings for payment, carriers and proxies.
      NODE_ENV: 'production',
      PAYMENT_METHODS: 'sandbox',
      CARRIERS: 'sandbox',
      TRUSTED_PROXIES: 'none',
      LOG_LEVEL: 'info',
      PORT: '0',
      ...environment,
    },
    stdio: ['ignore', output, 'inherit'],
  });
  closeSync(output);
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  async function stop(): Promise<void> {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
  try {
    const failed = new Promise<never>((_, reject) => {
      child.once('error', reject);
      child.once('exit', (code) => reject(new Error(`${options.at(-1)} ended with ${code}.`)));
    });
    const found = await Promise.race([failed, origin ? untilItAnswers(origin) : readOrigin(log)]);
    return { origin: found, pid: child.pid ?? 0, [Symbol.asyncDispose]: stop };
  } catch (cause) {
    const said = readFileSync(log, 'utf8').slice(-2_000);
    await stop();
    throw new Error(`${command} did not start. ${said}`, { cause });
  }
}

const attempts = 6_000;

async function readOrigin(log: string): Promise<string> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const origin = /http:\/\/[^\s"/]+(?=[\s"])/.exec(readFileSync(log, 'utf8'))?.[0];
    if (origin) return origin;
    await wait(10);
  }
  throw new Error('It did not say its address within a minute.');
}

async function untilItAnswers(origin: string): Promise<string> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const answer = await fetch(origin).catch(() => undefined);
    if (answer) return origin;
    await wait(10);
  }
  throw new Error('It did not answer within a minute.');
}
