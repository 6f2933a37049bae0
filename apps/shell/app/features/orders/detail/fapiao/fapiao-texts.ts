import type { Localised } from '@uid/contract/language';
import type { FapiaoType } from '@uid/contract/invoices';

interface FapiaoTexts {
  state: string;
  number: string;
  save: Record<FapiaoType, string>;
  failed: string;
  /** Text of a link to the order's messages. */
  late: string;
}

/** Texts of the electronic fapiao on an order's page. */
export const fapiaoTexts: Localised<FapiaoTexts> = {
  zh: {
    state: '开票状态',
    number: '发票号码',
    save: { pdf: '下载 PDF', ofd: '下载 OFD' },
    failed: '暂时没有取到电子发票，请稍后再看。',
    late: '需要补开发票？写给我们抬头和税号',
  },
  en: {
    state: 'State',
    number: 'Invoice number',
    save: { pdf: 'Save the PDF', ofd: 'Save the OFD' },
    failed: 'The invoice could not be fetched just now. Please look again in a moment.',
    late: 'Need an invoice after all? Write us its title and tax number',
  },
};
