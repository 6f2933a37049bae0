import { auditActions } from '@uid/contract/audit-actions';
import type { AuditAction } from '@uid/contract/audit-actions';
import type { Language, Localised } from '@uid/contract/language';

/** Of acts whose name leaves open which way it went. */
const decisions: Partial<Record<AuditAction, Record<string, Localised<string>>>> = {
  'decide-refund': {
    approved: { zh: '批准退款', en: 'Approved a refund' },
    declined: { zh: '拒绝退款', en: 'Declined a refund' },
  },
  'decide-approval': {
    approved: { zh: '作为第二人批准', en: 'Approved as second person' },
    declined: { zh: '作为第二人拒绝', en: 'Declined as second person' },
  },
};

/**
 * What somebody of the staff did, for a colleague.
 *
 * @param after what the entry's details say of it, as JSON; null where they were erased
 */
export function describeAct(action: AuditAction, after: string | null, language: Language): string {
  const told = JSON.parse(after ?? 'null') as { state?: unknown } | null;
  const words = decisions[action]?.[String(told?.state)] ?? auditActions[action];
  // A release that has taken an action out of the list has entries of it.
  return words ? words[language] : action;
}
