import type { Approval } from '@uid/contract/approvals';
import type { Language } from '@uid/contract/language';

import type { StaffCaller } from '../../http/caller.ts';
import { maskWords, seesPersons } from '../../mask-person.ts';
import type { AnyApprovalKind, Fact } from './approval-kind.ts';
import type { ReadApproval } from './read-approvals.ts';

interface Reader {
  kinds: readonly AnyApprovalKind[];
  session: StaffCaller['session'];
  language: Language;
  now: number;
}

export function presentApproval(
  approval: ReadApproval,
  { kinds, session, language, now }: Reader,
): Approval {
  const { id, hash, asked, askedBy, askedAt, expiresAt, askerEmail } = approval;
  const { decidedBy, decidedAt, deciderEmail, reason } = approval;
  const kind = kinds.find(({ name }) => name === approval.kind);
  if (!kind) throw new Error(`No kind of approval is called ${approval.kind}.`);
  const isOver = approval.state === 'waiting' && expiresAt <= now;
  const state = isOver ? 'expired' : approval.state;
  const isWaiting = state === 'waiting';
  const isMine = askedBy === session.accountId;
  const question: unknown = kind.schema.parse(JSON.parse(asked));
  const written = (text: string) => (seesPersons(session) ? text : maskWords(text));
  const changes = kind.listChanges?.(question, language).length;
  return {
    id,
    kind: kind.name,
    state,
    hash,
    facts: kind.describe(question).map((fact) => presentFact(fact, language, written)),
    ...(changes !== undefined && { changes }),
    askedBy: personOf(askedBy, askerEmail),
    askedAt,
    expiresAt,
    ...(decidedBy !== null && { decidedBy: personOf(decidedBy, deciderEmail) }),
    ...(decidedAt !== null && { decidedAt }),
    ...(reason !== null && { reason: written(reason) }),
    isForMe: isWaiting && !isMine && session.staff.permissions.has(kind.decides),
    isMine: isWaiting && isMine,
  };
}

function presentFact(
  { label, value }: Fact,
  language: Language,
  written: (text: string) => string,
): Approval['facts'][number] {
  if (typeof value === 'string') return { label: label[language], text: value };
  if ('fen' in value) return { label: label[language], amountFen: value.fen };
  if ('orderNo' in value)
    return { label: label[language], text: value.orderNo, orderNo: value.orderNo };
  if ('written' in value) return { label: label[language], text: written(value.written) };
  return { label: label[language], text: value[language] };
}

function personOf(id: string, email: string | null): Approval['askedBy'] {
  return { id, ...(email !== null && { email }) };
}
