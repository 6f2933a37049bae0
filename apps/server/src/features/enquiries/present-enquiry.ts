import type { Enquiry, EnquirySummary } from '@uid/contract/staff-enquiries';

import { maskMessage } from '../conversations/read-thread.ts';
import type { WrittenMessage } from '../conversations/read-thread.ts';
import { maskEmail, maskName, maskPhone, maskWords } from '../../mask-person.ts';
import type { StoredEnquiry, StoredNote } from './repository.ts';

interface Reader {
  /** True if the reader may see personal data. For others, it is masked. */
  seesPersons: boolean;
  /** Email addresses of staff, by account id. */
  emails: ReadonlyMap<string, string>;
}

export function presentSummary(enquiry: StoredEnquiry, reader: Reader): EnquirySummary {
  const { id, no, kind, state, language, createdAt, firstAnsweredAt, revision } = enquiry;
  const { assigneeId, company } = enquiry;
  const { name, message } = maskedUnless(reader.seesPersons, enquiry);
  return {
    id,
    no,
    kind,
    state,
    language,
    name,
    message,
    createdAt,
    revision,
    ...(company !== null && { company }),
    ...(firstAnsweredAt !== null && { responseTime: firstAnsweredAt - createdAt }),
    ...(assigneeId !== null && { assignee: personOf(assigneeId, reader) }),
  };
}

interface Parts {
  product: Enquiry['product'];
  messages: WrittenMessage[];
  notes: StoredNote[];
  assignable: Enquiry['assignable'];
}

/** Presents an enquiry to staff. */
export function presentEnquiry(
  enquiry: StoredEnquiry,
  { product, messages, notes, assignable }: Parts,
  reader: Reader,
): Enquiry {
  const { email, phone } = maskedUnless(reader.seesPersons, enquiry);
  const words = (text: string) => (reader.seesPersons ? text : maskWords(text));
  return {
    ...presentSummary(enquiry, reader),
    email,
    ...(phone !== null && { phone }),
    facts: factsOf(enquiry),
    ...(product && { product }),
    messages: messages.map(({ accountId, ...message }) => ({
      ...(reader.seesPersons ? message : maskMessage(message)),
      ...(accountId !== null && { person: personOf(accountId, reader) }),
    })),
    notes: notes.map(({ at, text, accountId }) => ({
      at,
      text: words(text),
      person: personOf(accountId, reader),
    })),
    assignable,
  };
}

/** Returns the further fields of the form of its kind. */
export function factsOf({ facts }: StoredEnquiry): Enquiry['facts'] {
  return JSON.parse(facts) as Enquiry['facts'];
}

function maskedUnless(seesPersons: boolean, enquiry: StoredEnquiry): StoredEnquiry {
  if (seesPersons || enquiry.erasedAt !== null) return enquiry;
  const { name, email, phone, message } = enquiry;
  return {
    ...enquiry,
    name: maskName(name),
    email: maskEmail(email),
    phone: phone === null ? null : maskPhone(phone),
    message: maskWords(message),
  };
}

function personOf(id: string, { emails }: Reader) {
  const email = emails.get(id);
  return { id, ...(email !== undefined && { email }) };
}
