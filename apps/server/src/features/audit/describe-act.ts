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
 * @param state what came of it, where that is known
 */
export function describeAct(action: AuditAction, state: unknown, language: Language): string {
  const words = decisions[action]?.[String(state)] ?? auditActions[action];
  // A release that has taken an action out of the list has entries of it.
  return words ? words[language] : action;
}
