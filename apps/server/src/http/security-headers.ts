import { policyReportGroup, policyReportPath } from '@uid/contract/constants';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

export type SetSecurityHeaders = (request: FastifyRequest, reply: FastifyReply) => void;

/** The headers of every answer, errors included, besides its request's id. */
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
    // All that a page loads is the site's own, so nothing is lost by refusing the rest.
    'cross-origin-embedder-policy': `require-corp; report-to="${policyReportGroup}"`,
    'reporting-endpoints': `${policyReportGroup}="${policyReportPath}"`,
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    // Whatever says nothing else about itself.
    'cache-control': 'no-cache',
    ...(isSecure && {
      'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
    }),
  };
}

/** Sets the headers of an answer. A page replaces the policy with its own. */
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
