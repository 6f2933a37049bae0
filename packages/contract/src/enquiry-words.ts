import type { enquiryKinds, enquiryStates, partnerKinds, ticketSeverities } from './kinds.ts';
import type { Language, Localised } from './language.ts';

/** The state of an enquiry in one word, for its sender and for staff. */
export const enquiryStateWords: Localised<Record<(typeof enquiryStates)[number], string>> = {
  zh: { open: '待处理', 'in-progress': '处理中', answered: '已答复', closed: '已关闭' },
  en: { open: 'New', 'in-progress': 'In progress', answered: 'Answered', closed: 'Closed' },
};

export const enquiryKindWords: Localised<Record<(typeof enquiryKinds)[number], string>> = {
  zh: { contact: '联系', quote: '询价', ticket: '报障', cooperation: '合作' },
  en: { contact: 'Contact', quote: 'Quote', ticket: 'Fault', cooperation: 'Partnership' },
};

/** How severe a fault is. */
export const severityWords: Localised<Record<(typeof ticketSeverities)[number], string>> = {
  zh: { question: '使用疑问', degraded: '部分功能异常', down: '服务中断' },
  en: {
    question: 'A question about use',
    degraded: 'Part of it does not work',
    down: 'The service is down',
  },
};

export const partnerWords: Localised<Record<(typeof partnerKinds)[number], string>> = {
  zh: {
    integrator: '集成商',
    reseller: '渠道商',
    'device-maker': '设备厂商',
    operator: '运营商',
  },
  en: {
    integrator: 'Integrator',
    reseller: 'Reseller',
    'device-maker': 'Device maker',
    operator: 'Operator',
  },
};

/** The names of an enquiry's facts, for staff. */
export const enquiryFactWords = {
  zh: {
    product: '产品',
    sku: '型号',
    quantity: '数量',
    version: '版本',
    severity: '影响',
    partner: '伙伴类型',
  },
  en: {
    product: 'Product',
    sku: 'SKU',
    quantity: 'Quantity',
    version: 'Version',
    severity: 'Impact',
    partner: 'Kind of partner',
  },
};

/** The value of a fact of an enquiry, in words if it is one of a fixed set. */
export function enquiryFactValue(fact: string, value: string | number, language: Language): string {
  const words: Partial<Record<string, Record<string, string>>> = {
    severity: severityWords[language],
    partner: partnerWords[language],
  };
  return words[fact]?.[value] ?? `${value}`;
}
