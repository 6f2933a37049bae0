import zh_home from './home/home/zh.ts';
import en_home from './home/home/en.ts';

/** The contents of this kind, in their order. */
export default [{ zh: zh_home, en: en_home }];
