import type { Company } from '@uid/contract/content';

/** Brand, telephones and filings: change them here and every page follows. */
export const company: Company = {
  brand: { zh: 'UID 安全', en: 'UID Security' },
  legalName: { zh: 'UID 网络身份安全技术有限公司', en: 'UID Network Identity Security Co., Ltd.' },
  phones: [
    { label: { zh: '售前咨询', en: 'Sales' }, number: '400-000-0101' },
    { label: { zh: '技术支持', en: 'Technical support' }, number: '400-000-0102' },
  ],
  email: 'contact@uid-security.example',
  address: { zh: '中国北京', en: 'Beijing, China' },
  hours: {
    zh: '工作日 9:00–18:00（北京时间）；安全事件 24 小时受理',
    en: 'Working days 9:00–18:00 (UTC+8); security incidents around the clock',
  },
  icpFiling: '京ICP备00000000号',
  policeFiling: '京公网安备 00000000000000号',
  operatorPath: '/operator',
};
