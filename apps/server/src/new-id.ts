import { randomFillSync } from 'node:crypto';

import { v7 } from 'uuid';

const idBytes = 16;
/** Random bytes in stock: a system call for sixteen bytes costs more than everything else in making an id. */
const pool = new Uint8Array(idBytes * 256);
let used = pool.length;

/** Makes a UUIDv7: ids sort by the time they were made, also those that one process makes within a millisecond. */
export const newId = createNewId(Date.now);

/** Makes a generator of ids that uses another clock. */
export function createNewId(clock: () => number): () => string {
  let lastAt = 0;
  let sequence = 0;
  return () => {
    if (used === pool.length) {
      randomFillSync(pool);
      used = 0;
    }
    const random = pool.subarray(used, used + idBytes);
    used += idBytes;
    const now = clock();
    if (now > lastAt) {
      lastAt = now;
      sequence = new DataView(random.buffer, random.byteOffset).getUint32(0) >>> 1;
    } else sequence += 1;
    return v7({ random, msecs: lastAt, seq: sequence });
  };
}
