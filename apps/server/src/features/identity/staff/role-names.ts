import type { Localised } from '@uid/contract/language';
import type { StaffRole } from '@uid/contract/staff-roles';

/** The names of roles in mails and in questions to a second person. */
export const roleNames: Record<StaffRole, Localised<string>> = {
  editor: { zh: '编辑', en: 'editor' },
  shop: { zh: '商城', en: 'shop' },
  support: { zh: '客服', en: 'support' },
  finance: { zh: '财务', en: 'finance' },
  auditor: { zh: '审计', en: 'auditor' },
  administrator: { zh: '管理员', en: 'administrator' },
};
