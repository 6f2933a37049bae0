import { accessTokenHeader } from '@uid/contract/constants';
import { proofHeader } from '@uid/contract/proof';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const proofName = proofHeader.toLowerCase();
const tokenName = accessTokenHeader.toLowerCase();

/** A request as its proof of possession speaks of it. */
export interface SignedRequest {
  proof: string | undefined;
  token: string | undefined;
  method: string;
  /** Origin and path as the visitor asked for them. */
  address: string;
  query: string | undefined;
  /** The body's text, as it was sent. */
  body: string | undefined;
  /** The body is still to come: whoever reads it compares it with the hash that the proof has of it. */
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
    /** Of a signed request with a body: its text. */
    signedText?: string;
  }
}

/** Keeps the text of signed requests: what it means is parsed, but the signature is of the text. */
export function keepSignedBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  // On the request itself: what a WeakMap has is kept until the whole heap is searched.
  app.decorateRequest('signedText');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (request.headers[proofName] !== undefined) request.signedText = text as string;
    return parse(request, text as string, done);
  });
}

/** The last one: nearly every request names the same. */
let known = { origin: '', plain: '' };

/** As browsers write it: in small letters, and without the scheme's own port. */
function plainOrigin(origin: string): string {
  if (known.origin !== origin) known = { origin, plain: new URL(origin).origin };
  return known.plain;
}
