import type { Localised } from '@uid/contract/language';

/** Words for the codes of mail servers and of connections to them, in the order in which the patterns are tried. */
const words: readonly { code: RegExp; says: Localised<string> }[] = [
  {
    code: /\bEAUTH\b/,
    says: { zh: '邮件服务器拒绝了我们的登录', en: 'The mail server refused our login' },
  },
  { code: /\b(452|552)\b/, says: { zh: '收件人的邮箱已满', en: 'The mailbox is full' } },
  {
    code: /\b(550|551|553)\b/,
    says: { zh: '收件地址有误，或对方拒收', en: 'The address is wrong, or refuses mail' },
  },
  {
    code: /\b554\b/,
    says: { zh: '邮件服务器拒收了这封邮件', en: 'The mail server refused this message' },
  },
  {
    code: /\b(ECONNECTION|ECONNREFUSED|EDNS|ESOCKET|ETIMEDOUT)\b/,
    says: { zh: '邮件服务器没有应答', en: 'The mail server did not answer' },
  },
];

/** Returns the meaning of a code; undefined for an unknown code. */
export function failureWords(reason: string): Localised<string> | undefined {
  return words.find(({ code }) => code.test(reason))?.says;
}
