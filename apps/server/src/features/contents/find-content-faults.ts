import { contentKinds } from '@uid/contract/content-kinds';
import { setImmediate as nextTurn } from 'node:timers/promises';

import type { Handle } from '../../database/database.ts';
import type { ContentFault } from './content-faults.ts';
import { readRowsInBatches } from './contents.ts';
import { judgeBody } from './read-body.ts';

/** Yields every damaged row. Between two batches, it gives way to other requests. */
export async function* findContentFaults(handle: Handle): AsyncGenerator<ContentFault> {
  for (const kind of contentKinds)
    for await (const rows of readRowsInBatches(handle, kind)) {
      for (const { id, body } of rows) {
        const { problem } = judgeBody(kind, body);
        if (problem !== undefined) yield { kind, id, problem };
      }
      await nextTurn();
    }
}
