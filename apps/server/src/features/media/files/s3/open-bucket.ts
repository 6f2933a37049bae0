import { Readable } from 'node:stream';

import type { ByteRange } from '../../../../http/files/byte-range.ts';
import type { BucketConfig } from '../../settings.ts';
import { createAskBucket } from './ask-bucket.ts';
import { inParts } from './in-parts.ts';
import { listed, textIn } from './read-xml.ts';
import type { StoredObject } from './read-xml.ts';
import { sendInParts, putBytes } from './send-object.ts';

/**
 * The objects of a bucket by key, without its prefix. Throws `FILES_AWAY` if the store refuses a request or doesn't
 * respond.
 */
export interface Bucket {
  put: (key: string, bytes: Uint8Array | AsyncIterable<Uint8Array>) => Promise<void>;
  /** Returns undefined if there is no such object. */
  get: (key: string, range?: ByteRange) => Promise<Readable | undefined>;
  remove: (key: string) => Promise<void>;
  /** Lists the objects whose keys begin with `start`. */
  list: (start: string) => AsyncIterable<StoredObject>;
}

export function openBucket(config: BucketConfig): Bucket {
  const { prefix } = config;
  const ask = createAskBucket(config);
  const addressOf = (key: string) => `/${prefix}${key}`;

  return {
    async put(key, bytes) {
      const { first, rest } = await inParts(bytes);
      if (rest) await sendInParts(ask, addressOf(key), rest);
      else await putBytes(ask, addressOf(key), first);
    },
    async get(key, range) {
      const headers = range && { range: `bytes=${range.first}-${range.last}` };
      const answer = await ask(addressOf(key), { ...(headers && { headers }) });
      if (answer.status === 404) {
        const code = textIn(await answer.text(), 'Code');
        if (code === 'NoSuchBucket') throw ask.awayBecause(new Error(code));
        return undefined;
      }
      if (range && answer.status !== 206) {
        await answer.body?.cancel();
        throw ask.awayBecause(new Error('it sends no ranges'));
      }
      return answer.body ? Readable.fromWeb(answer.body as never) : Readable.from([]);
    },
    async remove(key) {
      const answer = await ask(addressOf(key), { method: 'DELETE' });
      await answer.body?.cancel();
    },
    async *list(start) {
      let token: string | undefined;
      do {
        const asked = new URLSearchParams({ 'list-type': '2', prefix: prefix + start });
        if (token !== undefined) asked.set('continuation-token', token);
        const answer = await ask.found(`?${asked}`);
        const page = listed(await answer.text());
        for (const { key, ...object } of page.objects)
          yield { key: key.slice(prefix.length), ...object };
        token = page.next;
      } while (token !== undefined);
    },
  };
}
