import { policyReportGroup, policyReportPath } from '@uid/contract/constants';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

export type SetSecurityHeaders = (request: FastifyRequest, reply: FastifyReply) => void;

/** The headers of every response, errors included, besides its request id. */
export function securityHeadersOf(publicOrigin: string | undefined): Record<string, string> {
  const isSecure = publicOrigin?.startsWith('https:') ?? false;
  return {
    'content-security-policy':
      "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    // Everything that a page loads is the site's own, so refusing the rest loses nothing.
    'cross-origin-embedder-policy': `require-corp; report-to="${policyReportGroup}"`,
    'reporting-endpoints': `${policyReportGroup}="${policyReportPath}"`,
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    // The default for responses that don't set their own.
    'cache-control': 'no-cache',
    ...(isSecure && {
      'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
    }),
  };
}

/** Sets the headers of a response. A page replaces the policy with its own. */
export function securityHeaders(publicOrigin: string | undefined): SetSecurityHeaders {
  const headers = securityHeadersOf(publicOrigin);
  return (request, reply) => {
    void reply.headers(headers).header('x-request-id', request.id);
  };
}

export function addSecurityHeaders(app: FastifyInstance, setHeaders: SetSecurityHeaders): void {
  app.addHook('onRequest', (request, reply, done) => {
    setHeaders(request, reply);
    done();
  });
}
