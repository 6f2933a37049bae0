import zh_partner_programme from './partner-programme/partner-programme/zh.ts';
import en_partner_programme from './partner-programme/partner-programme/en.ts';

/** The contents of this kind, in their order. */
export default [{ zh: zh_partner_programme, en: en_partner_programme }];
