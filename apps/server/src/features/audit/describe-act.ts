import { auditActions } from '@uid/contract/audit-actions';
import type { AuditAction } from '@uid/contract/audit-actions';
import type { Language, Localised } from '@uid/contract/language';

/** Descriptions of acts whose name doesn't tell the decision. */
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
 * Describes an act of a staff member to a colleague.
 *
 * @param state the outcome of the act, if known
 */
export function describeAct(action: AuditAction, state: unknown, language: Language): string {
  const words = decisions[action]?.[String(state)] ?? auditActions[action];
  // The log may have entries with an action that a release has removed from the list.
  return words ? words[language] : action;
}
