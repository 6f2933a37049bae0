import { accessTokenHeader, requestTimeout } from '@uid/contract/constants';
import type { Envelope, ErrorResult } from '@uid/contract/envelope';
import type { FileOperation } from '@uid/contract/invoices';

export interface FetchedFile {
  name: string;
  content: Blob;
}

/** Files are made while one waits: longer than an answer may take. */
const patience = 3 * requestTimeout;

/** Fetches a file with the session's header; a refusal is thrown with the server's own words. */
export async function fetchFile(
  operation: FileOperation,
  input: Record<string, string>,
  { token, send = fetch }: { token: string; send?: typeof fetch },
): Promise<FetchedFile> {
  const answer = await send(`${operation.path}?${new URLSearchParams(input)}`, {
    headers: { [accessTokenHeader]: token },
    signal: AbortSignal.timeout(patience),
  });
  if (!answer.ok) {
    const { message } = (await answer.json()) as Envelope<ErrorResult>;
    throw new Error(message);
  }
  return {
    name: nameIn(answer.headers.get('content-disposition')) ?? 'download',
    content: await answer.blob(),
  };
}

/** The file's name, in its own letters where the header has them. */
function nameIn(disposition: string | null): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="([^"]+)"/i.exec(disposition ?? '')?.[1];
}
