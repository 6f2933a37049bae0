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

/** Asks the store at an address of the bucket. */
export interface AskBucket {
  /** Answers with 404 as well: a key of which there is nothing. */
  (address: string, asked?: Asked): Promise<Response>;
  /** Where something has to be there: a bucket that is not is no file that is not. */
  found: (address: string, asked?: Asked) => Promise<Response>;
  /** `FILES_AWAY`: for a visitor a sentence; for the log and for commands what it was. */
  awayBecause: (cause: unknown) => AppError;
}

/** Milliseconds until an answer begins: whoever reads waits no longer, and a part takes its time to be sent. */
const timeouts = { reading: 10_000, sending: 60_000 };

/** Path style, which every store that speaks S3 knows; each request is signed with the hash of its body. */
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
        // No memory of several threads comes here, which is all that the wider type adds.
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
