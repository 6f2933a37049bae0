import { readFileSync } from 'node:fs';

import { languages } from '@uid/contract/language';
import type { Language } from '@uid/contract/language';
import type { FastifyInstance, FastifyReply } from 'fastify';

import type { ServerContext } from '../../context.ts';
import { AppError } from '../../http/app-error.ts';
import { addForms, readForm } from '../../http/read-form.ts';
import { refuseOtherSites } from '../../http/refuse-other-sites.ts';
import { requestLanguage } from '../../http/request-facts.ts';
import { payPath } from './charge.ts';
import { chooseOutcome, outcomes } from './choose-outcome.ts';
import { findCharge } from './repository.ts';

const style = readFileSync(new URL('./page/style.css', import.meta.url), 'utf8');

/** Serves the pages of the sandbox payment company, on which a payer decides how a payment ends. */
export async function serveSandboxPay(app: FastifyInstance, context: ServerContext): Promise<void> {
  const { handle } = context.database;

  app.get(`${payPath}/style.css`, async (_request, reply) =>
    reply
      .type('text/css; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(style),
  );

  app.get<{ Querystring: Record<string, unknown> }>(payPath, async (request, reply) => {
    const { charge: id } = request.query;
    const charge = typeof id === 'string' ? await findCharge(handle, id) : undefined;
    const { missingPage, payPage, transitionHash } = await import('./page/pay-page.ts');
    if (!charge) {
      setPageHeaders(reply, { transitionHash });
      return reply.status(404).send(await missingPage(requestLanguage(request)));
    }
    setPageHeaders(reply, { transitionHash, returnUrl: charge.returnUrl });
    const language = askedLanguage(request.query.language) ?? charge.language;
    return reply.send(await payPage(charge, { language, now: context.now() }));
  });

  await addForms(app, (forms) => {
    forms.post(payPath, async (request, reply) => {
      refuseOtherSites(request, context.config.publicOrigin);
      const form = readForm(request);
      const outcome = outcomes.find((each) => each === form.get('outcome'));
      if (!outcome) throw new AppError('MALFORMED_REQUEST');
      const charge = await findCharge(handle, form.get('charge') ?? '');
      if (!charge) throw new AppError('NOT_FOUND');
      await chooseOutcome(context, charge.id, outcome);
      return reply.header('cache-control', 'no-store').redirect(charge.returnUrl, 303);
    });
  });
}

function askedLanguage(value: unknown): Language | undefined {
  return languages.find((each) => each === value);
}

function setPageHeaders(
  reply: FastifyReply,
  { transitionHash, returnUrl }: { transitionHash: string; returnUrl?: string },
): void {
  // The response to the form redirects to the merchant, which the policy counts as a target of the form.
  const targets = returnUrl ? `'self' ${new URL(returnUrl).origin}` : "'none'";
  void reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'self' 'sha256-${transitionHash}'; form-action ${targets}; base-uri 'none'; frame-ancestors 'none'`,
    );
}
