import { z } from './zod.ts';

import { apiPrefix } from './constants.ts';
import { endpoint } from './endpoint.ts';

const id = z.string().check(z.minLength(1), z.maxLength(60));

const failedMessage = z.object({
  id: z.string(),
  /** `mail`, `sms` … */
  channel: z.string(),
  /** `recipient`, `subject` and `reason` are masked for readers who may not see personal data. */
  recipient: z.string(),
  /** Empty for a text message. */
  subject: z.string(),
  createdAt: z.number(),
  /** When the server gave up sending the message. */
  failedAt: z.number(),
  attempts: z.int(),
  /** Why the last attempt failed, as the mail server or the text message company reported it. */
  reason: z.optional(z.string()),
});
export type FailedMessage = z.infer<typeof failedMessage>;

export const listFailedMessages = endpoint({
  method: 'GET',
  path: `${apiPrefix}/staff/messages/failed`,
  access: 'staff',
  permission: 'messages.read',
  action: 'list-failed-messages',
  summary: 'Mails and text messages that nobody accepted for 72 hours, the newest first',
  input: z.object({
    /** The id of the last message on the page before. */
    after: z.optional(id),
  }),
  output: z.object({ messages: z.array(failedMessage), next: z.optional(z.string()) }),
});

export const resendMessages = endpoint({
  method: 'POST',
  path: `${apiPrefix}/staff/messages/resend`,
  access: 'staff',
  permission: 'messages.resend',
  action: 'resend-messages',
  summary: 'Send given-up messages again; what has left meanwhile is not sent twice',
  input: z.object({ ids: z.array(id).check(z.minLength(1), z.maxLength(100)) }),
  output: z.object({ resent: z.int() }),
});
