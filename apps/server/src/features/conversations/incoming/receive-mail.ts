import type { IncomingHttpHeaders } from 'node:http';

import type { ServerContext } from '../../../context.ts';
import { AppError } from '../../../http/app-error.ts';
import type { AddressLimit } from '../../../http/limits/address-limit.ts';
import type { UploadedFile } from '../../../http/uploads.ts';
import { openIncomingMail } from './incoming-mail.ts';
import { parseMailInThread } from './parse-mail-in-thread.ts';
import { readSignature, verifySignature } from './sign-mail.ts';
import { takeMail } from './take-mail.ts';
import type { Outcome } from './take-mail.ts';

interface Receiving {
  limit: AddressLimit;
  /** Reads the body. Called only once the headers have been checked. */
  receive: (read: (file: UploadedFile) => Promise<Outcome>) => Promise<Outcome>;
}

/** Receives a forwarded email. Checks the headers of its signature first, then its bytes, then its content. */
export async function receiveMail(
  context: ServerContext,
  { headers }: { headers: IncomingHttpHeaders },
  { limit, receive }: Receiving,
): Promise<Outcome> {
  const incoming = openIncomingMail(context);
  if (!incoming) throw new AppError('NOT_FOUND');
  const signed = readSignature(headers, context.now());
  return receive(async (file) => {
    const chunks: Buffer[] = [];
    for await (const chunk of file) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    verifySignature(signed, { body, secret: incoming.secret });
    const mail = hasTooManyLines(body) ? undefined : await parseMailInThread(body);
    if (!mail) throw new AppError('MALFORMED_REQUEST');
    return takeMail(context, mail, { incoming, limit });
  });
}

/**
 * Number of lines that the text of an email may have. Lines of its attachments are longer: they have 64 characters or
 * more.
 */
const mostOfWords = 20_000;
const shortestOfFiles = 60;

/** Limits the number of lines, because each takes the parser 10 µs, however short it is. */
function hasTooManyLines(body: Buffer): boolean {
  let left = mostOfWords + body.length / shortestOfFiles;
  for (let at = body.indexOf('\n'); at >= 0 && left >= 0; at = body.indexOf('\n', at + 1))
    left -= 1;
  return left < 0;
}
