import { z } from './zod.ts';

import { apiPrefix } from './constants.ts';
import { endpoint, fileEndpoint } from './endpoint.ts';
import { languageSchema } from './language-schema.ts';
import { orderNo } from './orders.ts';

/** Maximum characters of one message. */
export const longestMessage = 3000;
/** Maximum number of files of one message, and maximum bytes of one file. */
export const maxMessageFiles = 5;
export const largestMessageFile = 4 * 1024 * 1024;
/** Allowed media types of a file. The server does not trust the stated type until it has read the file. */
export const messageFileTypes = [
  'application/pdf',
  'image/png',
  'image/jpeg',
  'text/plain',
] as const;

/** Who wrote the message: the customer, or the company's staff. */
export const messageSides = ['customer', 'staff'] as const;
export const messageChannels = ['site', 'mail'] as const;

export const messageFile = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(messageFileTypes),
  bytes: z.int(),
});
export type MessageFile = z.infer<typeof messageFile>;

export const threadMessage = z.object({
  id: z.string(),
  side: z.enum(messageSides),
  channel: z.enum(messageChannels),
  at: z.number(),
  text: z.string(),
  files: z.array(messageFile),
  /** Number of attachments of an email that were not accepted. */
  leftOut: z.int(),
  /** Whether the other side has seen the message. */
  isRead: z.boolean(),
});
export type ThreadMessage = z.infer<typeof threadMessage>;

/** Whether staff are there to answer now, by the company's working hours. */
export const serviceTime = z.object({
  isOpen: z.boolean(),
  /** When `isOpen` changes next, epoch milliseconds. */
  until: z.number(),
  /** Number of working hours within which a message is answered. */
  answerHours: z.int(),
  /** When a message sent now will have been answered at the latest, epoch milliseconds. */
  answeredBy: z.number(),
});
export type ServiceTime = z.infer<typeof serviceTime>;

export const thread = z.object({
  /** Oldest first. */
  messages: z.array(threadMessage),
  /** Absent if the company has not stated its working hours. */
  service: z.optional(serviceTime),
  canWrite: z.boolean(),
});
export type Thread = z.infer<typeof thread>;

/** Id of a message or a file. */
export const messageReference = z.string().check(z.maxLength(60), z.regex(/^[\w-]+$/));

const language = languageSchema;
/**
 * The number of an order or an enquiry: both kinds of numbers match this schema, and no order and enquiry share one.
 */
const no = orderNo;
export const messageText = z.string().check(z.trim(), z.minLength(1), z.maxLength(longestMessage));
export const messageFiles = z._default(
  z.array(messageReference).check(z.maxLength(maxMessageFiles)),
  [],
);
/** The file's name on the sender's device. */
export const fileName = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));
export const fileUpload = { types: messageFileTypes, maxBytes: largestMessageFile };

export const getThread = endpoint({
  method: 'GET',
  path: `${apiPrefix}/messages`,
  access: 'session',
  summary:
    "What was written about an order or an enquiry of the session, the newest 200, and the company's hours",
  input: z.object({ language, no }),
  output: thread,
});

export const sendMessage = endpoint({
  method: 'POST',
  path: `${apiPrefix}/messages/send`,
  access: 'session',
  idempotent: true,
  summary:
    'Write to the company about an order or an enquiry, with the files that were attached before',
  input: z.object({ language, no, text: messageText, files: messageFiles }),
  output: z.object({ id: z.string() }),
});

export const attachFile = endpoint({
  method: 'POST',
  path: `${apiPrefix}/messages/attach`,
  access: 'session',
  upload: fileUpload,
  summary:
    'Leave a file for the next message about an order or an enquiry: PDF, PNG, JPEG or text by what it is, not by its name',
  input: z.object({ language, no, name: fileName }),
  output: messageFile,
});

export const markThreadRead = endpoint({
  method: 'POST',
  path: `${apiPrefix}/messages/read`,
  access: 'session',
  summary: 'Say up to which message what was written about an order or an enquiry has been seen',
  input: z.object({ language, no, id: messageReference }),
  output: z.object({}),
});

export const messageFileContent = fileEndpoint({
  method: 'GET',
  path: `${apiPrefix}/messages/file`,
  access: 'session',
  summary: 'A file of a message about an order or an enquiry of the session',
  input: z.object({ language, no, id: messageReference }),
  type: 'application/octet-stream',
  refusal: 'envelope',
});
