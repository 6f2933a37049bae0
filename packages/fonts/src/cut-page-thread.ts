import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';

import { cutPage } from './cut-page.ts';
import type { CuttingPlan } from './cut-page.ts';
import type { PageOfPlan } from './page-of-plan.ts';

const { planFile, ...page } = workerData as PageOfPlan;
const plan = JSON.parse(await readFile(planFile, 'utf8')) as CuttingPlan;
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has none
parentPort?.postMessage(await cutPage(page, plan));
