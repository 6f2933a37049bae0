import { accessTokenHeader } from '@uid/contract/constants';
import { proofHeader } from '@uid/contract/proof';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const proofName = proofHeader.toLowerCase();
const tokenName = accessTokenHeader.toLowerCase();

/** The parts of a request that its proof of possession covers. */
export interface SignedRequest {
  proof: string | undefined;
  token: string | undefined;
  method: string;
  /** The origin and path that the visitor requested. */
  address: string;
  query: string | undefined;
  /** The text of the body as it was sent. */
  body: string | undefined;
  /** The body has not arrived yet: its reader compares it with the hash in the proof. */
  isUpload?: boolean;
}

export function readSignedRequest(request: FastifyRequest, origin: string): SignedRequest {
  const { url = '/', method = '' } = request.raw;
  const mark = url.indexOf('?');
  return {
    proof: readHeader(request, proofName),
    token: readHeader(request, tokenName),
    method,
    address: plainOrigin(origin) + (mark < 0 ? url : url.slice(0, mark)),
    query: mark < 0 ? undefined : url.slice(mark + 1),
    body: request.signedText,
  };
}

function readHeader({ headers }: FastifyRequest, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The text of the body of a signed request. */
    signedText?: string;
  }
}

/** Keeps the text of signed requests: the parsed value is used, but the signature covers the text. */
export function keepSignedBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  // Set on the request itself: a WeakMap keeps its values until a full garbage collection.
  app.decorateRequest('signedText');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (request.headers[proofName] !== undefined) request.signedText = text as string;
    return parse(request, text as string, done);
  });
}

/** The last origin: nearly every request names the same. */
let known = { origin: '', plain: '' };

/** The origin as browsers write it: in lower case, and without the scheme's default port. */
function plainOrigin(origin: string): string {
  if (known.origin !== origin) known = { origin, plain: new URL(origin).origin };
  return known.plain;
}
