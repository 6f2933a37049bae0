import { mailboxPath } from '../features/messages/mailbox.ts';
import { securityHeadersOf } from '../http/security-headers.ts';
import { certificateEnd } from './certificate.ts';
import { fail, ok, warn } from './finding.ts';
import type { Finding } from './finding.ts';

const timeout = 10_000;
const day = 24 * 60 * 60_000;
/** Pages set their own policy and their own cache time. */
const ownOfPages = new Set(['content-security-policy', 'cache-control']);
const serverHeaders = ['server', 'x-powered-by'];

const ask = (address: string) =>
  fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(timeout) });

/** Checks the site from outside, at its public address. */
export const outsideChecks: Record<string, (origin: string) => Promise<Finding>> = {
  'reached from here': async (origin) => {
    const { status } = await ask(`${origin}/readyz`);
    if (status === 200) return ok(`${origin} answers and is ready.`);
    return fail(`${origin}/readyz answers ${status}: does the proxy lead to the server?`);
  },

  certificate: async (origin) => {
    if (!origin.startsWith('https:')) return warn(`${origin} is not https.`);
    const end = await certificateEnd(origin).catch(refusedCertificate);
    if (typeof end === 'string')
      return fail(
        `Browsers refuse it: ${end}. Where only this machine does not know who signed it, name them in NODE_EXTRA_CA_CERTS.`,
      );
    const days = (end - Date.now()) / day;
    const sentence = `The certificate is good for ${Math.floor(days)} days.`;
    return days < 14 ? warn(`${sentence} Renew it.`) : ok(sentence);
  },

  'plain http': async (origin) => {
    if (!origin.startsWith('https:')) return ok('The site itself is plain http.');
    const plain = `http://${new URL(origin).hostname}/`;
    const answer = await ask(plain).catch(() => undefined);
    if (!answer) return ok('Nothing answers there.');
    const isLed = answer.headers.get('location')?.startsWith('https:');
    if (answer.status < 400 && !isLed)
      return fail(
        `${plain} answers ${answer.status} without https: have the proxy lead to ${origin}.`,
      );
    return ok(`${plain} leads to https.`);
  },

  headers: async (origin) => {
    const { headers } = await ask(`${origin}/home`);
    const expected = Object.entries(securityHeadersOf(origin));
    const wrong = expected
      .filter(([name, value]) =>
        ownOfPages.has(name) ? !headers.has(name) : headers.get(name) !== value,
      )
      .map(([name]) => name);
    if (wrong.length > 0)
      return fail(
        `From outside, /home comes without ${wrong.join(', ')} as the server sends it: the proxy must not change headers.`,
      );
    const revealing = serverHeaders.filter((name) => /\d/.test(headers.get(name) ?? ''));
    if (revealing.length > 0)
      return warn(`The proxy tells its version in ${revealing.join(', ')}: switch that off.`);
    return ok(`All ${expected.length} come as the server sends them.`);
  },

  'pages for development': async (origin) => {
    const { status } = await ask(`${origin}${mailboxPath}`);
    return status === 404
      ? ok('They are not there.')
      : fail(`${mailboxPath} answers ${status}, not 404: is it this site?`);
  },
};

/** What is wrong with a certificate, in words; throws if the connection failed for another reason. */
function refusedCertificate(cause: unknown): string {
  const { code = '', message } = cause as NodeJS.ErrnoException;
  const isOfCertificate = /CERT|SIGNED|VERIFY|SIGNATURE/.test(code);
  if (isOfCertificate) return message.split(';', 1)[0] ?? code;
  throw cause;
}
