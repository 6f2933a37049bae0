import { createHash } from 'node:crypto';

import { AwsClient } from 'aws4fetch';

import { AppError } from '../../../../http/app-error.ts';
import type { BucketConfig } from '../../settings.ts';
import { textIn } from './read-xml.ts';

export interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: Uint8Array | string;
}

/** Sends a request to an address of the bucket. */
export interface AskBucket {
  /** Also returns a response with status 404, which means that there is nothing under the key. */
  (address: string, asked?: Asked): Promise<Response>;
  /** For addresses that have to exist: a missing bucket must not pass for a missing file. */
  found: (address: string, asked?: Asked) => Promise<Response>;
  /** Makes a `FILES_AWAY` error, with a sentence for visitors, and the cause for the log and for commands. */
  awayBecause: (cause: unknown) => AppError;
}

/** Milliseconds until a response begins: a reader waits no longer, and sending a part takes its time. */
const timeouts = { reading: 10_000, sending: 60_000 };

/**
 * Addresses are in path style, which every store that speaks S3 knows; each request is signed with the hash of its
 * body.
 */
export function createAskBucket(config: BucketConfig): AskBucket {
  const { endpoint, name, region, accessKey, secretKey } = config;
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
        // The wider type only adds memory shared between threads, which never comes here.
        ...(body !== undefined && { body: body as Uint8Array<ArrayBuffer> | string }),
        headers: { ...init.headers, 'x-amz-content-sha256': hash },
        signal: waiting.signal,
      });
      if (answer.ok || answer.status === 404) return answer;
      throw new Error(`${answer.status} ${textIn(await answer.text(), 'Code') ?? ''}`.trim());
    } catch (cause) {
      throw awayBecause(cause);
    } finally {
      clearTimeout(timer);
    }
  }

  async function found(address: string, asked?: Asked): Promise<Response> {
    const answer = await ask(address, asked);
    if (answer.status !== 404) return answer;
    const code = textIn(await answer.text(), 'Code') ?? '404';
    throw awayBecause(new Error(code));
  }

  function awayBecause(cause: unknown): AppError {
    if (cause instanceof AppError) return cause;
    const { message, cause: beneath } = cause as Error;
    const reason = beneath instanceof Error && beneath.message ? beneath.message : message;
    const away = new AppError('FILES_AWAY', { retryAfter: 5 });
    away.message = `The bucket ${name} at ${endpoint} did not do it: ${reason}.`;
    return away;
  }

  return Object.assign(ask, { found, awayBecause });
}
