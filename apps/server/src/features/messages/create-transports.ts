import type { Config } from '../../config.ts';
import { captureTransport } from './message-transport.ts';
import type { MessageTransport, Transports } from './message-transport.ts';

type Settings = Pick<Config, 'smtp' | 'sms'>;

/** The configured ways out; a library is loaded only where it is used. */
export async function createTransports({ smtp, sms }: Settings): Promise<Transports> {
  return { mail: await createMailTransport(smtp), sms: await createTextTransport(sms) };
}

async function createMailTransport(smtp: Settings['smtp']): Promise<MessageTransport> {
  if (!smtp) return captureTransport;
  const { createSmtpTransport } = await import('./mail/smtp-transport.ts');
  return createSmtpTransport(smtp);
}

async function createTextTransport(sms: Settings['sms']): Promise<MessageTransport> {
  if (!sms) return captureTransport;
  const { createAliyunTransport } = await import('./sms/aliyun-transport.ts');
  return createAliyunTransport(sms);
}
