import { languages } from '@uid/contract/language';
import type { FastifyInstance, FastifyReply } from 'fastify';

import type { ServerContext } from '../../../../context.ts';
import { AppError } from '../../../../http/app-error.ts';
import { addForms, readForm } from '../../../../http/read-form.ts';
import { refuseOtherSites } from '../../../../http/refuse-other-sites.ts';
import { requestLanguage } from '../../../../http/request-facts.ts';
import { sandboxLoginPath, standInPath } from './sandbox-path.ts';

/** All companies have the same page: it asks who the person is and whether they agree. */
const pages = [
  '/oidc/authorize',
  '/wechat/connect/qrconnect',
  '/alipay/oauth2/publicAppAuthorize.htm',
];

/** Serves the stand-in companies' own pages where they are allowed: on a developer's machine. */
export async function serveSandboxLogin(
  app: FastifyInstance,
  context: ServerContext,
): Promise<void> {
  const { config } = context;
  if (!config.outsideProviders.has('sandbox-oidc')) return;

  for (const path of pages)
    app.get(sandboxLoginPath + path, async (request, reply) => {
      const { sandboxPage, transitionHash } = await import('./sandbox-page.ts');
      const address = new URL(request.url, standInPath);
      const back = redirectOf(address);
      setPageHeaders(reply, { back, transitionHash });
      const asked = languages.find((each) => back.pathname.startsWith(`/${each}/`));
      return reply.send(sandboxPage(address, asked ?? requestLanguage(request)));
    });

  await addForms(app, (forms) => {
    for (const path of pages)
      forms.post(sandboxLoginPath + path, async (request, reply) => {
        refuseOtherSites(request, config.publicOrigin);
        const { sandboxStandIn } = await import('./sandbox-companies.ts');
        const form = readForm(request);
        const address = new URL(form.get('page') ?? '', standInPath);
        redirectOf(address);
        const email = form.get('email') ?? '';
        const subject = form.get('subject') ?? '';
        const person = { subject, ...(email && { email }), isEmailVerified: form.has('verified') };
        const agrees = form.get('decision') === 'agree' && subject !== '';
        const back = sandboxStandIn().decide(address, agrees ? person : undefined);
        return reply.header('cache-control', 'no-store').redirect(back.href, 303);
      });
  });
}

/** Returns the address to redirect to, which must be on this machine. */
function redirectOf({ searchParams }: URL): URL {
  const given = searchParams.get('redirect_uri') ?? '';
  const back = URL.canParse(given) ? new URL(given) : undefined;
  if (!back || !/^https?:$/.test(back.protocol)) throw new AppError('MALFORMED_REQUEST');
  if (!['localhost', '127.0.0.1', '[::1]'].includes(back.hostname))
    throw new AppError('MALFORMED_REQUEST');
  return back;
}

function setPageHeaders(
  reply: FastifyReply,
  { back, transitionHash }: { back: URL; transitionHash: string },
): void {
  void reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    // The response to the form redirects to the site, and the policy counts the redirect as the form's target.
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'sha256-${transitionHash}'; form-action 'self' ${back.origin}; base-uri 'none'; frame-ancestors 'none'`,
    );
}
