import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

import { noiseSquare } from '@uid/pictures/testing/make-pictures';
import { addDocument, maxDocumentBytes } from '@uid/contract/staff-documents';
import { maxPictureBytes, uploadPicture } from '@uid/contract/staff-media';

import { createContext } from '../../apps/server/src/create-context.ts';
import { migrate } from '../../apps/server/src/database/migrate.ts';
import { openDatabase } from '../../apps/server/src/database/open-database.ts';
import { newId } from '../../apps/server/src/new-id.ts';
import { readConfig } from '../../apps/server/src/read-config.ts';
import { seed } from '../../apps/server/src/seed.ts';
import { builtServer } from '../../apps/server/src/testing/built-server.ts';
import { callSite, hireEditor } from '../../apps/server/src/testing/call-site.ts';
import { startProcess } from '../../bench/start-process.ts';
import { buildIfStale } from '../build-if-stale.ts';
import { openEngine } from './own-database.ts';

/**
 * `npm run proof:upload-memory -- [AT ONCE]` uploads ten pictures and ten documents of the maximum size, four
 * at once. The server's process may grow by 150 MB at most (H7).
 */
const atOnce = Number(process.argv[2] ?? 4);
const maxGrowth = 150;
const uploads = 20;
const language = 'en';
await buildIfStale();

const opened = new AsyncDisposableStack();
const faults: string[] = [];
try {
  const { dataDir } = opened.use(await openEngine('sqlite', opened));
  const database = opened.use(openDatabase({ dataDir, databaseUrl: undefined }));
  await migrate(database);
  await seed(createContext({ config: readConfig({}), database, now: Date.now, newId }));
  const environment = { DATA_DIR: dataDir, DATABASE_URL: '', LOG_LEVEL: 'error' };
  const { origin, pid } = opened.use(await startProcess(builtServer, environment));
  const { token } = await hireEditor(database, dataDir);
  const pictures = await makePictures(uploads / 2);

  async function upload(turn: number): Promise<void> {
    const idempotencyKey = randomUUID();
    const ask = async (): Promise<{ status: number; result: unknown }> =>
      turn % 2 === 0
        ? callSite(origin, {
            endpoint: uploadPicture,
            input: { language, name: `noise-${turn}.jpg` },
            file: pictures[turn / 2],
            token,
            idempotencyKey,
          })
        : callSite(origin, {
            endpoint: addDocument,
            input: documentOf(turn),
            file: largestPdf(turn),
            token,
            idempotencyKey,
          });
    // Repeated once, as every client does, because the server may just have closed an idle connection.
    const answer = await ask().catch(ask);
    if (answer.status !== 200)
      faults.push(`upload ${turn}: ${answer.status} ${JSON.stringify(answer.result)}`);
  }

  // The first request of each kind loads code, which must not count as growth.
  for (const path of ['/home', '/product/sdp', '/support']) await fetch(origin + path);
  await wait(3_000);
  const idle = residentMegabytes(pid);
  let limit = idle;
  const watch = setInterval(() => (limit = Math.max(limit, residentMegabytes(pid))), 10);
  let next = 0;
  const work = async () => {
    while (next < uploads) await upload(next++);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  clearInterval(watch);
  await wait(3_000);
  const growth = Math.round(limit - idle);
  if (growth > maxGrowth) faults.push(`The process grew by ${growth} MB.`);
  console.log(
    `${uploads} uploads of ${maxPictureBytes / 1024 / 1024} and ${maxDocumentBytes / 1024 / 1024} MB, ${atOnce} at once: ` +
      `${Math.round(idle)} MB before, ${Math.round(limit)} at most (+${growth}), ${Math.round(residentMegabytes(pid))} after; ` +
      `${faults.length} faults`,
  );
} finally {
  await opened.disposeAsync();
}
for (const fault of faults) console.error(fault);
process.exit(faults.length === 0 ? 0 : 1);

function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024;
}

/** Makes pictures of noise, which compresses least: few pixels and almost the maximum of bytes. */
async function makePictures(count: number): Promise<Buffer[]> {
  const bytesPerPixel = (await noiseSquare(500)).length / 500 ** 2;
  const side = Math.floor(Math.sqrt((0.98 * maxPictureBytes) / bytesPerPixel));
  const pictures: Buffer[] = [];
  for (let at = 0; at < count; at += 1) pictures.push(await noiseSquare(side));
  return pictures;
}

function documentOf(turn: number) {
  return {
    language,
    name: `large-${turn}.pdf`,
    documentKind: 'manual',
    titleZh: '手册',
    titleEn: 'Manual',
    version: '1.0',
  } as const;
}

function largestPdf(turn: number): Buffer {
  const start = Buffer.from(`%PDF-1.7\n% ${turn}\n`);
  const end = Buffer.from('\nxref\n0 0\ntrailer <<>>\nstartxref\n9\n%%EOF\n');
  const filling = Buffer.alloc(maxDocumentBytes - start.length - end.length, ' ');
  return Buffer.concat([start, filling, end]);
}
