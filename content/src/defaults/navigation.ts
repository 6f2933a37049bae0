import zh_navigation from './navigation/navigation/zh.ts';
import en_navigation from './navigation/navigation/en.ts';

/** The contents of this kind, in their order. */
export default [{ zh: zh_navigation, en: en_navigation }];
