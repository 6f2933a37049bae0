import type { Language, Localised } from '@uid/contract/language';

/**
 * A text message. Carriers in China pass on approved templates only, so there are two:
 * one shows a code, the other says what happened.
 */
export interface TextContent {
  template: 'code' | 'notice';
  language: Language;
  /** The code; or what happened, at most 35 characters in Chinese. */
  value: string;
}

const words: Record<TextContent['template'], Localised<(value: string) => string>> = {
  code: {
    zh: (code) => `验证码 ${code}，10 分钟内有效，只在您申请它的页面填写。请勿告诉任何人。`,
    en: (code) =>
      `${code} is your code, valid for 10 minutes on the page you requested it from. Do not share it.`,
  },
  notice: {
    zh: (fact) => `${fact}。如非本人操作，请立即登录检查，或联系我们。`,
    en: (fact) => `${fact}. If it was not you, log in and look at once, or tell us.`,
  },
};

/** Returns the message as its reader sees it, in the words that the operator had approved as a template. */
export function writeText({ template, language, value }: TextContent): string {
  return words[template][language](value);
}
