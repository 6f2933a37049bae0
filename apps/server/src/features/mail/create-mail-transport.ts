import type { Config } from '../../config.ts';
import { captureTransport } from './mail-transport.ts';
import type { MailTransport } from './mail-transport.ts';

/** The configured way out; the mail library is loaded only where it is used. */
export async function createMailTransport({ smtp }: Pick<Config, 'smtp'>): Promise<MailTransport> {
  if (!smtp) return captureTransport;
  const { createSmtpTransport } = await import('./smtp-transport.ts');
  return createSmtpTransport(smtp);
}
