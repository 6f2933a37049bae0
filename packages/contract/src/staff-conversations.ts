import { z } from './zod.ts';

import { apiPrefix } from './constants.ts';
import {
  fileName,
  fileUpload,
  messageFile,
  messageFiles,
  messageReference,
  messageText,
  thread,
} from './conversations.ts';
import { endpoint, fileEndpoint } from './endpoint.ts';
import { enquiryNo } from './own-enquiries.ts';
import { languageSchema } from './language-schema.ts';
import { orderNo } from './orders.ts';

const language = languageSchema;
const no = orderNo;

export const conversationKinds = ['order', 'enquiry'] as const;

const waiting = z.object({
  id: z.string(),
  kind: z.enum(conversationKinds),
  /** The number of the order or the enquiry. */
  no: z.string(),
  /** Milliseconds for which the customer's messages have had no answer. */
  waitTime: z.number(),
  /** When an answer is due by the company's working hours, epoch milliseconds. */
  dueAt: z.optional(z.number()),
  isOverdue: z.boolean(),
  /** The beginning of the messages; masked for readers who may not see personal data. */
  text: z.string(),
});
export type WaitingConversation = z.infer<typeof waiting>;

export const listWaitingConversations = endpoint({
  method: 'GET',
  path: `${apiPrefix}/staff/conversations`,
  access: 'staff',
  permission: 'conversations.read',
  action: 'list-conversations',
  summary:
    'Conversations that wait for an answer, the longest first, a keyset page at a time; those of enquiries for whom may read them',
  input: z.object({
    language,
    /** The `next` of the page before. */
    after: z.optional(messageReference),
  }),
  output: z.object({ conversations: z.array(waiting), next: z.optional(z.string()) }),
});

export const getStaffThread = endpoint({
  method: 'GET',
  path: `${apiPrefix}/staff/order/messages`,
  access: 'staff',
  permission: 'conversations.read',
  action: 'read-conversation',
  summary: 'What a customer and the staff wrote to each other about an order',
  input: z.object({ language, no }),
  output: thread,
});

export const sendStaffMessage = endpoint({
  method: 'POST',
  path: `${apiPrefix}/staff/order/messages/send`,
  access: 'staff',
  permission: 'conversations.answer',
  action: 'write-message',
  idempotent: true,
  summary: 'Write to the customer of an order, with the files that were attached before',
  input: z.object({ language, no, text: messageText, files: messageFiles }),
  output: z.object({ id: z.string() }),
});

export const attachStaffFile = endpoint({
  method: 'POST',
  path: `${apiPrefix}/staff/order/messages/attach`,
  access: 'staff',
  permission: 'conversations.answer',
  action: 'attach-file',
  idempotent: true,
  upload: fileUpload,
  summary: 'Leave a file for the next message to the customer of an order',
  input: z.object({ language, no, name: fileName }),
  output: messageFile,
});

export const staffMessageFile = fileEndpoint({
  method: 'GET',
  path: `${apiPrefix}/staff/order/messages/file`,
  access: 'staff',
  permission: 'conversations.answer',
  action: 'read-message-file',
  summary: 'A file of a message about an order',
  input: z.object({ language, no, id: messageReference }),
  type: 'application/octet-stream',
  refusal: 'envelope',
});

export const attachEnquiryFile = endpoint({
  method: 'POST',
  path: `${apiPrefix}/enquiry/attach`,
  access: 'staff',
  permission: 'enquiries.answer',
  action: 'attach-file',
  idempotent: true,
  upload: fileUpload,
  summary: 'Leave a file for the next answer to an enquiry',
  input: z.object({ language, no: enquiryNo, name: fileName }),
  output: messageFile,
});

export const enquiryFile = fileEndpoint({
  method: 'GET',
  path: `${apiPrefix}/enquiry/file`,
  access: 'staff',
  permission: 'enquiries.answer',
  action: 'read-message-file',
  summary: 'A file of a message about an enquiry',
  input: z.object({ language, no: enquiryNo, id: messageReference }),
  type: 'application/octet-stream',
  refusal: 'envelope',
});
