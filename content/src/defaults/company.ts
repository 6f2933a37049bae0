import shared_company from './company/company/shared.ts';
import zh_company from './company/company/zh.ts';
import en_company from './company/company/en.ts';

/** The contents of this kind, in their order. */
export default [{ shared: shared_company, zh: zh_company, en: en_company }];
