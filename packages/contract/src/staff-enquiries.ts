import { z } from './zod.ts';

import { apiPrefix } from './constants.ts';
import { messageFiles, threadMessage } from './conversations.ts';
import { endpoint } from './endpoint.ts';
import { enquiryNo } from './own-enquiries.ts';
import { enquiryKinds, enquiryStates } from './kinds.ts';
import { languageSchema } from './language-schema.ts';
import { revision } from './revision.ts';

/** Enquiries are counted up to this number; from there on, the console only says that there are more. */
export const maxEnquiriesCounted = 1000;

const person = z.object({ id: z.string(), email: z.optional(z.string()) });
const id = z.string().check(z.minLength(1), z.maxLength(60));

/** An enquiry as the list for staff shows it. Personal data is masked for readers who may not see it. */
const enquirySummary = z.object({
  id: z.string(),
  no: enquiryNo,
  kind: z.enum(enquiryKinds),
  state: z.enum(enquiryStates),
  /** The sender's language. */
  language: languageSchema,
  name: z.string(),
  company: z.optional(z.string()),
  message: z.string(),
  createdAt: z.number(),
  /** Milliseconds from the enquiry's arrival to the first answer, or to the first quote. */
  responseTime: z.optional(z.number()),
  assignee: z.optional(person),
  /** Incremented with every change: a change that sends another revision is refused. */
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
    /** `me`, or the account id of a member of staff. */
    assignee: z.optional(id),
    order: z._default(z.enum(['newest', 'oldest']), 'newest'),
    /** The id of the last enquiry on the page before. */
    after: z.optional(id),
  }),
  output: z.object({
    enquiries: z.array(enquirySummary),
    next: z.optional(z.string()),
    /** Counts of all enquiries, regardless of the filter; `maxEnquiriesCounted` also stands for more. */
    counts: z.record(z.enum(enquiryStates), z.int()),
    /**
     * Milliseconds: the median over enquiries first answered in the last 30 days, at most the latest thousand; absent
     * if there are none.
     */
    medianResponseTime: z.optional(z.number()),
  }),
});

export const enquiry = z.extend(enquirySummary, {
  email: z.string(),
  phone: z.optional(z.string()),
  /** The other fields of the form of this kind: product, quantity, severity … */
  facts: z.record(z.string(), z.union([z.string(), z.number()])),
  /** The product in `facts`, with its name in the reader's language; absent if no published product has this slug. */
  product: z.optional(z.object({ slug: z.string(), name: z.string() })),
  /** The later messages of staff and the sender's mails, oldest first. */
  messages: z.array(z.extend(threadMessage, { person: z.optional(person) })),
  /** Internal notes of staff, oldest first. */
  notes: z.array(z.object({ at: z.number(), text: z.string(), person })),
  /** The members of staff to whom the enquiry can be assigned. */
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

/** Identifies the enquiry to change, in the state in which the caller has read it. */
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
