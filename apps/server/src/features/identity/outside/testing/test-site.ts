import { startOutsideLogin } from '@uid/contract/login-ways';
import {
  finishOutsideLogin,
  linkOutside,
  openOutsideAccount,
  startOutsideAccount,
  startOutsideLink,
} from '@uid/contract/outside-login';

import type { CallOptions } from '../../../../testing/call-endpoint.ts';
import { createTestApp } from '../../../../testing/test-app.ts';
import type { TestApp } from '../../../../testing/test-app.ts';
import { latestMail } from '../../testing/test-account.ts';
import type { StandInPerson } from '../sandbox/stand-in-person.ts';
import { openStandInServer } from './stand-in-server.ts';
import type { StandInServer } from './stand-in-server.ts';

export interface OutsideSite extends AsyncDisposable {
  server: TestApp;
  companies: StandInServer;
}

/** Opens a site whose visitors can log in with all three stand-ins. */
export async function openOutsideSite(
  environment: Record<string, string> = {},
): Promise<OutsideSite> {
  const companies = await openStandInServer();
  const server = await createTestApp({
    environment: { ...companies.environment, ...environment },
  });
  return {
    server,
    companies,
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      await companies[Symbol.asyncDispose]();
    },
  };
}

export const bei: StandInPerson = {
  subject: 'bei',
  email: 'bei@acme.example',
  isEmailVerified: true,
  name: 'Bei',
};

/** What a browser has after the decision on the company's page. */
export interface Returned {
  answer: string;
  cookies: Record<string, string>;
}

interface VisitOptions {
  token?: string;
  returnPath?: string;
  /** The cookies that the browser has before the visit. */
  cookies?: Record<string, string>;
}

/** Visits a company's page, where `person` agrees; undefined: they refuse. */
export async function visit(
  { server, companies }: OutsideSite,
  provider: string,
  person: StandInPerson | undefined,
  { token, returnPath, cookies }: VisitOptions = {},
): Promise<Returned> {
  const options = { ...(cookies && { cookies }) };
  const started = token
    ? await server.call(startOutsideLink, { provider }, { ...options, token })
    : await server.call(
        startOutsideLogin,
        { provider, ...(returnPath && { returnPath }) },
        options,
      );
  if (started.status !== 200) throw new Error(started.result.error);
  const back = companies.decide(new URL(started.result.address), person);
  return { answer: back.search.slice(1), cookies: { ...cookies, ...started.cookies } };
}

export function finish({ server }: OutsideSite, { answer, cookies }: Returned, more?: CallOptions) {
  return server.call(finishOutsideLogin, { answer }, { cookies, ...more });
}

export function finishLink({ server }: OutsideSite, returned: Returned, token: string) {
  const { answer, cookies } = returned;
  return server.call(linkOutside, { answer }, { cookies, token });
}

/** Returns the arrival token of a person whom no account knows. */
export async function arrive(
  site: OutsideSite,
  provider: string,
  person: StandInPerson,
): Promise<string> {
  const { result } = await finish(site, await visit(site, provider, person));
  if (!result.arrival) throw new Error(`No arrival: ${result.error}`);
  return result.arrival.token;
}

/** Asks for a code at an address and reads the mail; `code` is undefined if the mail has none. */
export async function askForCode({ server }: OutsideSite, arrival: string, email: string) {
  const asked = { arrival, email, language: 'zh' } as const;
  const { result } = await server.call(startOutsideAccount, asked);
  const mail = await latestMail(server, email);
  return { request: result.request, code: /^\d{6}$/m.exec(mail?.text ?? '')?.[0], mail };
}

export async function openWith(site: OutsideSite, arrival: string, email: string) {
  const { request, code = '000000' } = await askForCode(site, arrival, email);
  return site.server.call(openOutsideAccount, { arrival, email, request, code });
}
