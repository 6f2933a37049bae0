import { catalogue } from './errors/catalogue.ts';
import { checkout } from './errors/checkout.ts';
import { contents } from './errors/contents.ts';
import { documents } from './errors/documents.ts';
import { enquiries } from './errors/enquiries.ts';
import { logins } from './errors/logins.ts';
import { orders } from './errors/orders.ts';
import { requests } from './errors/requests.ts';
import { secondFactors } from './errors/second-factors.ts';
import { staff } from './errors/staff.ts';
import type { ErrorKinds } from './errors/error-kind.ts';

/** The closed list of errors. `401` means that the session is invalid, and nothing else. */
export const errorKinds = {
  ...requests,
  ...logins,
  ...secondFactors,
  ...staff,
  ...checkout,
  ...orders,
  ...enquiries,
  ...catalogue,
  ...contents,
  ...documents,
} as const satisfies ErrorKinds;

export type ErrorName = keyof typeof errorKinds;
