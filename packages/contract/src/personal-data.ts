import { z } from './zod.ts';

import { bootPrefix } from './constants.ts';
import { endpoint, fileEndpoint } from './endpoint.ts';
import { email } from './identity.ts';
import { mobileNumber } from './mobile.ts';
import { languageSchema } from './language-schema.ts';

export const exportPersonalData = fileEndpoint({
  method: 'GET',
  path: `${bootPrefix}/account/export`,
  access: 'session',
  stepUp: true,
  summary:
    'Everything kept about the person whose account it is, as JSON and as a page to read, in one ZIP; five in ten minutes',
  input: z.object({ language: languageSchema }),
  type: 'application/zip',
  refusal: 'envelope',
});

/**
 * Data that is kept after an account is deleted: open orders, orders that the company's books need, and the security
 * log.
 */
export const keptKinds = ['open-orders', 'orders', 'log'] as const;
export type KeptKind = (typeof keptKinds)[number];

const kept = z.array(
  z.object({
    what: z.enum(keptKinds),
    count: z.int(),
    /** When the last of these records stops being linked to the person, epoch milliseconds. */
    until: z.number(),
  }),
);
export type Kept = z.infer<typeof kept>;

export const previewDeletion = endpoint({
  method: 'GET',
  path: `${bootPrefix}/account/deletion`,
  access: 'session',
  summary: 'What would be kept, and until when, if the account were deleted now',
  input: z.object({}),
  output: z.object({ kept }),
});

export const deleteAccount = endpoint({
  method: 'POST',
  path: `${bootPrefix}/account/delete`,
  access: 'session',
  stepUp: true,
  summary:
    'Delete the account, whose address, or number where it has none, is typed again: its personal data is erased and its sessions end. What law wants kept is named with its end',
  input: z.object({ email: z.optional(email), number: z.optional(mobileNumber) }),
  output: z.object({ deleted: z.literal(true), kept }),
});
