import { policyReportPath } from '@uid/contract/constants';
import { listPolicyReports } from '@uid/contract/policy-reports';
import type { FastifyInstance } from 'fastify';

import type { ServerContext } from '../../context.ts';
import { AppError } from '../../http/app-error.ts';
import { createAddressLimit } from '../../http/limits/address-limit.ts';
import { requestOrigin } from '../../http/request-facts.ts';
import type { Serve } from '../../http/serve.ts';
import { visitorAddress } from '../../http/visitor-address.ts';
import { countViolation } from './count-violation.ts';
import { readReports } from './read-reports.ts';
import { listStoredReports } from './repository.ts';

const bodyLimit = 16 * 1024;
/** Maximum requests of one address in ten minutes. A broken page reports a handful. */
const requestsPerAddress = 30;
const maxReports = 200;

/** Serves the endpoint to which browsers report violations of our policies, and the list of them for staff. */
export async function servePolicyReports(
  app: FastifyInstance,
  serve: Serve,
  context: ServerContext,
): Promise<void> {
  const { config, database, redis } = context;
  const limit = createAddressLimit(requestsPerAddress, { name: 'policy-reports', redis });

  serve(listPolicyReports, async () => ({
    reports: await listStoredReports(database.handle, maxReports),
  }));

  await app.register(async (reports) => {
    reports.removeAllContentTypeParsers();
    for (const type of ['application/reports+json', 'application/csp-report'])
      reports.addContentTypeParser(type, { parseAs: 'string' }, (_request, body, done) =>
        done(null, body),
      );
    reports.post(policyReportPath, { bodyLimit }, async (request, reply) => {
      await limit.spend(visitorAddress(request));
      const { host } = new URL(requestOrigin(request, config.publicOrigin));
      const violations = readReports(parse(request.body), host);
      for (const violation of violations) await countViolation(context, violation);
      return reply.status(204).send();
    });
  });
}

function parse(body: unknown): unknown {
  try {
    return JSON.parse(typeof body === 'string' ? body : '');
  } catch {
    throw new AppError('MALFORMED_REQUEST');
  }
}
