import { z } from './zod.ts';

import { apiPrefix } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { enquiryKinds, enquiryStates } from './kinds.ts';
import { languageSchema } from './language-schema.ts';

/** The number that the sender quotes: the day and 50 random bits. */
export const enquiryNumberPattern = /^Q\d{6}[0-9A-HJKMNP-TV-Z]{10}$/;
export const enquiryNo = z.string().check(z.regex(enquiryNumberPattern));

/** An enquiry as its sender sees it. Its messages are in its conversation. */
const ownEnquiry = z.object({
  no: enquiryNo,
  kind: z.enum(enquiryKinds),
  state: z.enum(enquiryStates),
  at: z.number(),
});

export const ownEnquirySummary = z.extend(ownEnquiry, {
  /** The beginning of the enquiry's message. */
  opening: z.string(),
});
export type OwnEnquirySummary = z.infer<typeof ownEnquirySummary>;

export const listOwnEnquiries = endpoint({
  method: 'GET',
  path: `${apiPrefix}/own-enquiries`,
  access: 'session',
  summary: "Every enquiry from the session's e-mail address, newest first, a keyset page at a time",
  input: z.object({
    language: languageSchema,
    /** The number of the enquiry after which the page begins. */
    after: z.optional(enquiryNo),
  }),
  output: z.object({
    enquiries: z.array(ownEnquirySummary),
    /** The `after` of the next page; only when there is one. */
    next: z.optional(z.string()),
  }),
});

export const getOwnEnquiry = endpoint({
  method: 'GET',
  path: `${apiPrefix}/own-enquiry`,
  access: 'session',
  summary:
    "An enquiry from the session's e-mail address; its words are what /api/messages begins with",
  input: z.object({ language: languageSchema, no: enquiryNo }),
  output: ownEnquiry,
});
