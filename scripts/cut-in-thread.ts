import { rename, writeFile } from 'node:fs/promises';
import { workerData } from 'node:worker_threads';

import type { FontFile } from '@uid/fonts/chinese-fonts';
import { cutFont } from '@uid/fonts/cut-font';
import { readSource } from '@uid/fonts/read-source';
import { weights } from '@uid/fonts/weights';

/** A font file to make, and the path to write it to. */
export interface Job {
  file: FontFile;
  path: string;
}

const jobs = workerData as Job[];
for (const weight of weights) {
  const source = await readSource(`pad-sans-sc-${weight}`);
  for (const { file, path } of jobs.filter((job) => job.file.weight === weight)) {
    // The file is renamed once it is complete, so that an interrupted build leaves no half-written font.
    await writeFile(`${path}.part`, await cutFont({ source, ...file }));
    await rename(`${path}.part`, path);
  }
}
