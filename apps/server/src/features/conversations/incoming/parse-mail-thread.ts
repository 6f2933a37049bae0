import { parentPort, workerData } from 'node:worker_threads';

import { parseMail } from './parse-mail.ts';

const mail = await parseMail(Buffer.from(workerData as Uint8Array)).catch(() => undefined);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has none
parentPort?.postMessage(mail);
