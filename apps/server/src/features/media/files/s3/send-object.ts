import type { AskBucket } from './ask-bucket.ts';
import { textIn } from './read-xml.ts';

/** Sends the bytes, and returns the ETag that the store gives them. */
export async function putBytes(
  ask: AskBucket,
  address: string,
  bytes: Uint8Array,
): Promise<string> {
  const answer = await ask.found(address, { method: 'PUT', body: bytes });
  await answer.body?.cancel();
  return answer.headers.get('etag') ?? '';
}

/** Sends an object in parts. If that fails, the upload is aborted, because the store would keep its parts for ever. */
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
    // A store may begin its response before it knows whether the upload succeeded.
    const fault = textIn(await done.text(), 'Code');
    if (fault) throw ask.awayBecause(new Error(fault));
  } catch (cause) {
    await ask(`${address}?uploadId=${id}`, { method: 'DELETE' }).catch(() => undefined);
    throw cause;
  }
}
