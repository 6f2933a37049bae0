import { z } from './zod.ts';

import { apiPrefix } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { languageSchema } from './language-schema.ts';

/** Events of an order about which a customer is notified, on the site and by mail. */
export const noticeKinds = [
  'order-placed',
  'order-paid',
  'order-in-review',
  'order-cancelled',
  'parcel-sent',
  'parcel-corrected',
  'order-shipped',
  'licences-issued',
  'parcel-exception',
  'order-delivered',
  'order-completed',
  'refund-requested',
  'refund-declined',
  'refund-under-way',
  'order-refunded',
  'paid-twice',
  'fapiao-issued',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

export const notice = z.object({
  id: z.string(),
  kind: z.enum(noticeKinds),
  /** The number of the order that the notice is about. */
  no: z.string(),
  at: z.number(),
  isRead: z.boolean(),
  title: z.string(),
  text: z.string(),
});
export type Notice = z.infer<typeof notice>;

export const listNotices = endpoint({
  method: 'GET',
  path: `${apiPrefix}/notices`,
  access: 'session',
  summary: "The session's notices, newest first, a keyset page at a time",
  input: z.object({
    language: languageSchema,
    /** The id of the notice after which the page begins. */
    after: z.optional(z.string().check(z.minLength(1), z.maxLength(60))),
  }),
  output: z.object({
    notices: z.array(notice),
    /** Number of all unread notices. */
    unread: z.int(),
    /** The `after` of the next page; only when there is one. */
    next: z.optional(z.string()),
  }),
});

export const markNoticesRead = endpoint({
  method: 'POST',
  path: `${apiPrefix}/notices/read`,
  access: 'session',
  summary: 'Mark notices as read: those named, or all of them',
  input: z.object({
    language: languageSchema,
    ids: z.optional(
      z.array(z.string().check(z.minLength(1), z.maxLength(60))).check(z.maxLength(100)),
    ),
  }),
  output: z.object({ unread: z.int() }),
});
