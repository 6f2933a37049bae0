import type { AskBucket } from './ask-bucket.ts';
import { textIn } from './read-xml.ts';

/** Yields what was written, as the store names it. */
export async function putBytes(
  ask: AskBucket,
  address: string,
  bytes: Uint8Array,
): Promise<string> {
  const answer = await ask.found(address, { method: 'PUT', body: bytes });
  await answer.body?.cancel();
  return answer.headers.get('etag') ?? '';
}

/** What was begun and is not completed is given up, since the store would keep it for ever. */
export async function sendInParts(
  ask: AskBucket,
  address: string,
  parts: AsyncIterable<Uint8Array>,
): Promise<void> {
  const begun = await ask.found(`${address}?uploads=`, { method: 'POST' });
  const id = encodeURIComponent(textIn(await begun.text(), 'UploadId') ?? '');
  try {
    const tags: string[] = [];
    for await (const part of parts)
      tags.push(
        await putBytes(ask, `${address}?partNumber=${tags.length + 1}&uploadId=${id}`, part),
      );
    const list = tags.map(
      (tag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${tag}</ETag></Part>`,
    );
    const body = `<CompleteMultipartUpload>${list.join('')}</CompleteMultipartUpload>`;
    const done = await ask.found(`${address}?uploadId=${id}`, { method: 'POST', body });
    // A store may begin to answer before it knows.
    const fault = textIn(await done.text(), 'Code');
    if (fault) throw ask.awayBecause(new Error(fault));
  } catch (cause) {
    await ask(`${address}?uploadId=${id}`, { method: 'DELETE' }).catch(() => undefined);
    throw cause;
  }
}
