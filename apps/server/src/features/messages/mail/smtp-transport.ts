import { createTransport } from 'nodemailer';

import { isLoopbackHost } from '../../../http/loopback.ts';
import { MessageRefused } from '../message-transport.ts';
import type { MessageTransport } from '../message-transport.ts';

export interface SmtpOptions {
  url: string;
  from: string;
}

/** Sends over SMTP; to other machines never without TLS. */
export function createSmtpTransport({ url, from }: SmtpOptions): MessageTransport {
  const transport = connectTo(url);
  const domain = from.slice(from.lastIndexOf('@') + 1).replace(/>$/, '');
  return {
    accepted: 'sent',
    async send({ id, recipient, subject, text, html, replyTo }) {
      const message = {
        from,
        to: { name: '', address: recipient },
        subject,
        text,
        ...(html && { html }),
        ...(replyTo && { replyTo }),
        messageId: `<${id}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      };
      await transport.sendMail(message).catch(refuse);
    },
  };
}

/** Connects and logs in, but sends nothing. Throws the reason if that fails. */
export async function verifySmtp({ url }: SmtpOptions): Promise<void> {
  const transport = connectTo(url);
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

function connectTo(url: string) {
  const { hostname } = new URL(url);
  return createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    requireTLS: !isLoopbackHost(hostname),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Keeps the codes and drops the server's words, which may quote the recipient. */
function refuse(cause: unknown): never {
  const { code, responseCode } = cause as { code?: string; responseCode?: number };
  const isPermanent = responseCode !== undefined && responseCode >= 500 && code !== 'EAUTH';
  throw new MessageRefused(
    [code, responseCode].filter(Boolean).join(' ') || 'unknown',
    isPermanent,
  );
}
