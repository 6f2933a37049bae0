import type { Language, Localised } from '@uid/contract/language';
import type { MicroAppErrorCode } from '@uid/micro-app/protocol';

/** The kinds of failure that have different texts for the visitor. */
type Category = 'unknown' | 'offline' | 'broken' | 'slow' | 'code';

const categories: Record<MicroAppErrorCode, Category> = {
  CONFIG_NOT_FOUND: 'unknown',
  NO_CONTAINER: 'code',
  ENTRY_STATUS: 'broken',
  ENTRY_TYPE: 'broken',
  NETWORK_LOST: 'offline',
  FORBIDDEN_ORIGIN: 'broken',
  SCRIPT_FAILED: 'broken',
  SCRIPT_THREW: 'code',
  STYLE_FAILED: 'broken',
  NO_LIFECYCLES: 'code',
  BOOTSTRAP_FAILED: 'code',
  MOUNT_FAILED: 'code',
  UPDATE_FAILED: 'code',
  UNMOUNT_FAILED: 'code',
  TIMEOUT: 'slow',
  RUNTIME_ERROR: 'code',
};

const sentences: Localised<Record<Category, string>> = {
  zh: {
    unknown: '网站里没有登记这个应用。请从首页重新进入。',
    offline: '网络中断，没能取得这一部分。请检查网络后重试。',
    broken: '服务器没能给出这一部分所需的文件，可能正在更新。请稍等片刻再重试。',
    slow: '这一部分太久没有响应。请重试。',
    code: '这一部分出现了程序错误，网站其他部分不受影响。',
  },
  en: {
    unknown:
      'This application is not registered on this site. Please start again from the home page.',
    offline: 'The connection broke before this part arrived. Check your network and try again.',
    broken:
      'The server could not deliver the files of this part; it may be being updated. Wait a moment and try again.',
    slow: 'This part did not answer in time. Please try again.',
    code: 'A program error occurred in this part. The rest of the site is not affected.',
  },
};

export function describeError(code: MicroAppErrorCode, language: Language): string {
  return sentences[language][categories[code]];
}

export const errorViewTexts = {
  zh: {
    title: '这一部分没能打开',
    retry: '重试',
    reload: '重新加载页面',
    details: '给开发者的信息',
    home: '回到首页',
    crashed: '这一部分刚才出了程序错误',
    crashedAdvice: '如果它不再响应，请重新打开这一部分；还没有提交的内容需要重新填写。',
    restart: '重新打开',
  },
  en: {
    title: 'This part did not open',
    retry: 'Try again',
    reload: 'Reload the page',
    details: 'Details for developers',
    home: 'Back to the home page',
    crashed: 'A program error has just occurred in this part',
    crashedAdvice:
      'If it no longer responds, open it again; anything not submitted has to be entered again.',
    restart: 'Open it again',
  },
};
