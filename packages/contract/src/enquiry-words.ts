import type { enquiryKinds, enquiryStates } from './kinds.ts';
import type { Localised } from './language.ts';

/** How an enquiry stands, in one word for its sender and for staff. */
export const enquiryStateWords: Localised<Record<(typeof enquiryStates)[number], string>> = {
  zh: { open: '待处理', 'in-progress': '处理中', answered: '已答复', closed: '已关闭' },
  en: { open: 'New', 'in-progress': 'In progress', answered: 'Answered', closed: 'Closed' },
};

export const enquiryKindWords: Localised<Record<(typeof enquiryKinds)[number], string>> = {
  zh: { contact: '联系', quote: '询价', ticket: '报障', cooperation: '合作' },
  en: { contact: 'Contact', quote: 'Quote', ticket: 'Fault', cooperation: 'Partnership' },
};
