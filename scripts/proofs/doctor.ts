import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { findFreePort } from '../../apps/server/src/testing/find-free-port.ts';
import { buildIfStale } from '../build-if-stale.ts';
import { startSite } from '../start-site.ts';

/**
 * `npm run proof:doctor` puts HAProxy with `deploy/haproxy.cfg` and a self-made certificate before the site.
 * The doctor finds no fault. It reports an untrusted certificate, and a proxy that does not run. Needs HAProxy
 * and OpenSSL.
 */
for (const program of ['haproxy', 'openssl'])
  if (spawnSync(program, ['-v']).error) throw new Error(`${program} is not installed.`);
await buildIfStale();
const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'uid-doctor-'));
const certificate = join(folder, 'tls.crt');
const [site = 0, http = 0, https = 0, figures = 0] = await Promise.all(
  Array.from({ length: 4 }, findFreePort),
);
const origin = `https://localhost:${https}`;
const environment = {
  PORT: `${site}`,
  PUBLIC_ORIGIN: origin,
  PAYMENT_METHODS: 'sandbox',
  CARRIERS: 'sandbox',
  TRUSTED_PROXIES: '127.0.0.1',
};
const known = { NODE_EXTRA_CA_CERTS: certificate };
let isGood = true;

makeCertificate();
const dataDir = join(folder, 'data');
const started = await startSite(dataDir, environment, join(folder, 'site.log'));
const proxy = await startProxy();
expectWords('a site that is well', known, [/^ok {4}certificate/m, /, 0 to mend\.$/m]);
expectWords('a certificate that nobody knows', {}, [/^FAIL {2}certificate: Browsers refuse it/m]);
proxy.kill('SIGKILL');
expectWords('a proxy that is gone', known, [/^FAIL {2}reached from here: .*ECONNREFUSED/m]);
await started.stop();
rmSync(folder, { recursive: true, force: true });
process.exitCode = isGood ? 0 : 1;

function makeCertificate(): void {
  const of = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-days', '90'];
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const files = ['-keyout', join(folder, 'tls.key'), '-out', certificate];
  const { status, stderr } = spawnSync('openssl', ['req', '-x509', ...key, ...of, ...files]);
  if (status !== 0) throw new Error(stderr.toString());
}

/** Resolves once the proxy passes requests on to the site. */
async function startProxy(): Promise<ChildProcess> {
  const child = spawn('haproxy', ['-f', join(root, 'deploy/haproxy.cfg')], {
    stdio: 'ignore',
    env: {
      PATH: process.env['PATH'],
      HTTP_PORT: `${http}`,
      HTTPS_PORT: `${https}`,
      FIGURES: `127.0.0.1:${figures}`,
      TLS_CERTIFICATE: certificate,
      SERVER_ONE: `127.0.0.1:${site}`,
      SERVER_TWO: `127.0.0.1:${site}`,
    },
  });
  for (let turn = 0; turn < 200; turn += 1) {
    const answer = await fetch(`http://127.0.0.1:${figures}/healthz`).catch(() => undefined);
    if (answer?.ok) return child;
    await wait(100);
  }
  throw new Error('HAProxy does not answer.');
}

/** Runs the doctor with the site's settings, and checks its output. */
function expectWords(what: string, own: Record<string, string>, words: RegExp[]): void {
  const file = join(root, 'scripts/operate/doctor.ts');
  const { stdout } = spawnSync(process.execPath, [file], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, ...environment, ...own },
  });
  const said = stdout.toString();
  const isSaid = words.every((each) => each.test(said));
  isGood &&= isSaid;
  console.log(`${what}: ${isSaid ? 'found' : `NOT FOUND in\n${said}`}`);
}
