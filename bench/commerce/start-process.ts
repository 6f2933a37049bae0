import { spawn } from 'node:child_process';

export interface RunningServer extends AsyncDisposable {
  origin: string;
  pid: number;
}

/** Starts a server that says its address on its first line. */
export function startProcess(
  file: string,
  environment: Record<string, string>,
  options: readonly string[] = [],
): Promise<RunningServer> {
  const child = spawn(process.execPath, [...options, file], {
    env: {
      ...process.env,
      // What counts as a public site has to be told what pays, carries and stands in front.
      NODE_ENV: 'production',
      PAYMENT_METHODS: 'sandbox',
      CARRIERS: 'sandbox',
      TRUSTED_PROXIES: 'none',
      PORT: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}.`)));
    child.stdout.on('data', (chunk: Buffer) => {
      const origin = /http:\/\/\S+/.exec(chunk.toString())?.[0];
      if (!origin) return;
      resolve({
        origin,
        pid: child.pid ?? 0,
        async [Symbol.asyncDispose]() {
          child.kill('SIGTERM');
          await ended;
        },
      });
    });
  });
}
