import { z } from './zod.ts';

import { apiPrefix } from './constants.ts';
import { messageFiles, threadMessage } from './conversations.ts';
import { endpoint } from './endpoint.ts';
import { enquiryNo } from './own-enquiries.ts';
import { enquiryKinds, enquiryStates } from './kinds.ts';
import { languageSchema } from './language-schema.ts';
import { revision } from './revision.ts';

/** Enquiries are counted up to here; what is more is said to be more. */
export const maxEnquiriesCounted = 1000;

const person = z.object({ id: z.string(), email: z.optional(z.string()) });
const id = z.string().check(z.minLength(1), z.maxLength(60));

/** An enquiry as staff's list shows it. Who may not know persons reads it masked. */
const enquirySummary = z.object({
  id: z.string(),
  no: enquiryNo,
  kind: z.enum(enquiryKinds),
  state: z.enum(enquiryStates),
  /** The sender's. */
  language: languageSchema,
  name: z.string(),
  company: z.optional(z.string()),
  message: z.string(),
  createdAt: z.number(),
  /** From its arrival to the first answer, or to the first quote. */
  responseTime: z.optional(z.number()),
  assignee: z.optional(person),
  /** Rises with every change: a change that names another one is refused. */
  revision: z.int(),
});
export type EnquirySummary = z.infer<typeof enquirySummary>;

export const listEnquiries = endpoint({
  method: 'GET',
  path: `${apiPrefix}/enquiries`,
  access: 'staff',
  permission: 'enquiries.read',
  action: 'list-enquiries',
  summary: 'What visitors asked, a keyset page at a time, with counts and the usual response time',
  input: z.object({
    language: languageSchema,
    state: z.optional(z.enum(enquiryStates)),
    kind: z.optional(z.enum(enquiryKinds)),
    /** `me`, or the account of somebody of the staff. */
    assignee: z.optional(id),
    order: z._default(z.enum(['newest', 'oldest']), 'newest'),
    /** The id of the last one already shown. */
    after: z.optional(id),
  }),
  output: z.object({
    enquiries: z.array(enquirySummary),
    next: z.optional(z.string()),
    /** Of all enquiries, whatever was asked; `maxEnquiriesCounted` for as many or more. */
    counts: z.record(z.enum(enquiryStates), z.int()),
    /** The median of those first answered in the last 30 days, of the latest thousand; absent without any. */
    medianResponseTime: z.optional(z.number()),
  }),
});

export const enquiry = z.extend(enquirySummary, {
  email: z.string(),
  phone: z.optional(z.string()),
  /** What else the form of its kind asked: product, quantity, severity … */
  facts: z.record(z.string(), z.union([z.string(), z.number()])),
  /** The product of `facts`, as it is called in the reader's language; absent where none is published under it. */
  product: z.optional(z.object({ slug: z.string(), name: z.string() })),
  /** What was written since, by the staff and by its sender's mails, oldest first. */
  messages: z.array(z.extend(threadMessage, { person: z.optional(person) })),
  /** What staff wrote for each other, oldest first. */
  notes: z.array(z.object({ at: z.number(), text: z.string(), person })),
  /** To whom it can be given. */
  assignable: z.array(person),
});
export type Enquiry = z.infer<typeof enquiry>;

export const getEnquiry = endpoint({
  method: 'GET',
  path: `${apiPrefix}/enquiry`,
  access: 'staff',
  permission: 'enquiries.read',
  action: 'read-enquiry',
  summary: 'One enquiry with what was written since and notes',
  input: z.object({ language: languageSchema, no: enquiryNo }),
  output: enquiry,
});

/** What a change is made to, as its author has read it. */
const read = { language: languageSchema, no: enquiryNo, revision };
const changed = z.object({ no: enquiryNo, state: z.enum(enquiryStates), revision: z.int() });

export const answerEnquiry = endpoint({
  method: 'POST',
  path: `${apiPrefix}/enquiry/answer`,
  access: 'staff',
  permission: 'enquiries.answer',
  action: 'answer-enquiry',
  idempotent: true,
  summary:
    'Mail an answer to the sender, with the files that were attached before; refused where somebody else was first',
  input: z.object({
    ...read,
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(5000)),
    files: messageFiles,
  }),
  output: changed,
});

export const assignEnquiry = endpoint({
  method: 'POST',
  path: `${apiPrefix}/enquiry/assign`,
  access: 'staff',
  permission: 'enquiries.answer',
  action: 'assign-enquiry',
  idempotent: true,
  summary: 'Give an enquiry to somebody who may answer it, or to nobody',
  input: z.object({ ...read, assignee: z.optional(id) }),
  output: changed,
});

export const noteEnquiry = endpoint({
  method: 'POST',
  path: `${apiPrefix}/enquiry/note`,
  access: 'staff',
  permission: 'enquiries.answer',
  action: 'note-enquiry',
  idempotent: true,
  summary: 'Leave a note at an enquiry, which its sender does not see',
  input: z.object({
    language: languageSchema,
    no: enquiryNo,
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(1000)),
  }),
  output: z.object({ no: enquiryNo }),
});

export const closeEnquiry = endpoint({
  method: 'POST',
  path: `${apiPrefix}/enquiry/close`,
  access: 'staff',
  permission: 'enquiries.answer',
  action: 'close-enquiry',
  idempotent: true,
  summary: 'Nothing more is to be done; refused where somebody else was first',
  input: z.object(read),
  output: changed,
});
