import type { Enquiry } from '@uid/contract/enquiries';

import type { StoredEnquiry } from './repository.ts';

/** An enquiry as operators see it. */
export function presentEnquiry(
  { phone, company, facts, closedAt: _, ...enquiry }: StoredEnquiry,
  answers: Enquiry['answers'],
): Enquiry {
  return {
    ...enquiry,
    ...(phone !== null && { phone }),
    ...(company !== null && { company }),
    facts: JSON.parse(facts) as Enquiry['facts'],
    answers,
  };
}
