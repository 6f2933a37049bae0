import { apiPrefix } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { languageSchema } from './language-schema.ts';
import { noticeKinds } from './notices.ts';
import { orderNo } from './orders.ts';
import { z } from './zod.ts';

const orderMail = z.object({
  /** The notice's id. */
  id: z.string(),
  kind: z.enum(noticeKinds),
  title: z.string(),
  at: z.number(),
  mailedAt: z.optional(z.number()),
  /** State of the first mail, while the mail is kept. */
  state: z.optional(z.enum(['waiting', 'sent', 'captured', 'failed', 'expired'])),
  canResend: z.boolean(),
});
export type OrderMail = z.infer<typeof orderMail>;

export const listOrderMails = endpoint({
  method: 'GET',
  path: `${apiPrefix}/staff/order/mails`,
  access: 'staff',
  permission: 'orders.read',
  action: 'list-order-mails',
  summary: 'What the customer of an order was told, and whether the mail of it left; newest first',
  input: z.object({ language: languageSchema, no: orderNo }),
  output: z.object({ mails: z.array(orderMail) }),
});

export const resendOrderMail = endpoint({
  method: 'POST',
  path: `${apiPrefix}/staff/order/mail`,
  access: 'staff',
  permission: 'messages.resend',
  action: 'resend-order-mail',
  idempotent: true,
  summary: "Send a mail of an order once more, to the address of its customer's account alone",
  input: z.object({
    language: languageSchema,
    no: orderNo,
    id: z.string().check(z.minLength(1), z.maxLength(60)),
  }),
  output: z.object({ id: z.string() }),
});
