import type { Enquiry } from '@uid/contract/enquiries';

import type { StoredEnquiry } from './repository.ts';

/** An enquiry as operators see it. */
export function presentEnquiry(
  { id, no, kind, state, language, name, email, message, createdAt, ...rest }: StoredEnquiry,
  answers: Enquiry['answers'],
): Enquiry {
  return {
    id,
    no,
    kind,
    state,
    language,
    name,
    email,
    message,
    createdAt,
    ...(rest.phone !== null && { phone: rest.phone }),
    ...(rest.company !== null && { company: rest.company }),
    facts: JSON.parse(rest.facts) as Enquiry['facts'],
    answers,
  };
}
