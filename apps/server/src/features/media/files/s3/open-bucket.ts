import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';

import { AwsClient } from 'aws4fetch';

import type { ByteRange } from '../../../../http/files/byte-range.ts';
import { AppError } from '../../../../http/app-error.ts';
import type { BucketConfig } from '../../settings.ts';
import { inParts } from './in-parts.ts';
import { listed, textIn } from './read-xml.ts';
import type { StoredObject } from './read-xml.ts';

/** Objects of a bucket by key, without its prefix. Whatever the store refuses or doesn't answer is `FILES_AWAY`. */
export interface Bucket {
  put: (key: string, bytes: Uint8Array | AsyncIterable<Uint8Array>) => Promise<void>;
  /** Undefined where there is none. */
  get: (key: string, range?: ByteRange) => Promise<Readable | undefined>;
  remove: (key: string) => Promise<void>;
  /** Those whose keys begin so. */
  list: (start: string) => AsyncIterable<StoredObject>;
}

/** Milliseconds until an answer begins: whoever reads waits no longer, and a part takes its time to be sent. */
const timeouts = { reading: 10_000, sending: 60_000 };

/** Path style, which every store that speaks S3 knows; each request is signed with the hash of its body. */
export function openBucket(config: BucketConfig): Bucket {
  const { endpoint, name, prefix, region, accessKey, secretKey } = config;
  const client = new AwsClient({
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    service: 's3',
    region,
    retries: 2,
  });

  async function ask(address: string, { body, ...init }: Asked = {}): Promise<Response> {
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    const waiting = new AbortController();
    const timer = setTimeout(
      () => waiting.abort(new Error('no answer in time')),
      body === undefined ? timeouts.reading : timeouts.sending,
    );
    try {
      const answer = await client.fetch(`${endpoint}/${name}${address}`, {
        ...init,
        // No memory of several threads comes here, which is all that the wider type adds.
        ...(body !== undefined && { body: body as Uint8Array<ArrayBuffer> | string }),
        headers: { ...init.headers, 'x-amz-content-sha256': hash },
        signal: waiting.signal,
      });
      if (answer.ok || answer.status === 404) return answer;
      throw new Error(`${answer.status} ${textIn(await answer.text(), 'Code') ?? ''}`.trim());
    } catch (cause) {
      throw awayBecause(cause, { endpoint, name });
    } finally {
      clearTimeout(timer);
    }
  }

  const addressOf = (key: string) => `/${prefix}${key}`;

  /** Yields what was written, as the store names it. */
  async function send(address: string, bytes: Uint8Array): Promise<string> {
    const answer = await found(ask(address, { method: 'PUT', body: bytes }));
    await answer.body?.cancel();
    return answer.headers.get('etag') ?? '';
  }

  /** Where a whole request has to be there: a bucket that is not is no file that is not. */
  async function found(asked: Promise<Response>): Promise<Response> {
    const answer = await asked;
    if (answer.status !== 404) return answer;
    const code = textIn(await answer.text(), 'Code') ?? '404';
    throw awayBecause(new Error(code), { endpoint, name });
  }

  async function sendInParts(key: string, parts: AsyncIterable<Uint8Array>): Promise<void> {
    const address = addressOf(key);
    const begun = await found(ask(`${address}?uploads=`, { method: 'POST' }));
    const id = encodeURIComponent(textIn(await begun.text(), 'UploadId') ?? '');
    try {
      const tags: string[] = [];
      for await (const part of parts)
        tags.push(await send(`${address}?partNumber=${tags.length + 1}&uploadId=${id}`, part));
      const list = tags.map(
        (tag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${tag}</ETag></Part>`,
      );
      const body = `<CompleteMultipartUpload>${list.join('')}</CompleteMultipartUpload>`;
      const done = await found(ask(`${address}?uploadId=${id}`, { method: 'POST', body }));
      // A store may begin to answer before it knows.
      const fault = textIn(await done.text(), 'Code');
      if (fault) throw awayBecause(new Error(fault), { endpoint, name });
    } catch (cause) {
      await ask(`${address}?uploadId=${id}`, { method: 'DELETE' }).catch(() => undefined);
      throw cause;
    }
  }

  return {
    async put(key, bytes) {
      const { first, rest } = await inParts(bytes);
      if (rest) await sendInParts(key, rest);
      else await send(addressOf(key), first);
    },
    async get(key, range) {
      const headers = range && { range: `bytes=${range.first}-${range.last}` };
      const answer = await ask(addressOf(key), { ...(headers && { headers }) });
      if (answer.status === 404) {
        const code = textIn(await answer.text(), 'Code');
        if (code === 'NoSuchBucket') throw awayBecause(new Error(code), { endpoint, name });
        return undefined;
      }
      if (range && answer.status !== 206) {
        await answer.body?.cancel();
        throw awayBecause(new Error('it sends no ranges'), { endpoint, name });
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
        // oxlint-disable-next-line no-await-in-loop
        const answer = await found(ask(`?${asked}`));
        // oxlint-disable-next-line no-await-in-loop
        const page = listed(await answer.text());
        for (const { key, ...object } of page.objects)
          yield { key: key.slice(prefix.length), ...object };
        token = page.next;
      } while (token !== undefined);
    },
  };
}

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: Uint8Array | string;
}

/** For a visitor a sentence; for the log and for commands what it was. */
function awayBecause(cause: unknown, { endpoint, name }: { endpoint: string; name: string }) {
  if (cause instanceof AppError) return cause;
  const { message, cause: beneath } = cause as Error;
  const reason = beneath instanceof Error && beneath.message ? beneath.message : message;
  const away = new AppError('FILES_AWAY', { retryAfter: 5 });
  away.message = `The bucket ${name} at ${endpoint} did not do it: ${reason}.`;
  return away;
}
