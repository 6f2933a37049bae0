import { passwordLength } from '@uid/contract/identity';
import type { PasswordRule, PasswordWeakness } from '@uid/contract/identity';
import type { Language, Localised } from '@uid/contract/language';
import { sentenceGap } from '@uid/contract/punctuation';

import { AppError } from '../../../../http/app-error.ts';
import { shortestLength } from '../password-policy.ts';
import type { PasswordFaults } from '../judge-password.ts';

const sentences: Record<Exclude<PasswordRule, 'length' | 'guessable'>, Localised<string>> = {
  contextual: {
    zh: '密码中不要包含邮箱名称或公司名称。',
    en: 'Leave your email name and our company’s name out of the password.',
  },
  reused: {
    zh: '新密码不能与当前或最近用过的密码相同。',
    en: 'The new password must differ from the current one and your recent ones.',
  },
};

/** The field in which the password was typed, and for whom the refusal is written. */
export interface RefusedField {
  field: 'password' | 'newPassword';
  language: Language;
  /** Whether the account has a second factor, so that less is asked of its password. */
  hasSecondFactor: boolean;
}

/** Returns the error that names each broken rule, at the field that was filled in. */
export function passwordRefusal(
  { rules, weaknesses }: PasswordFaults,
  { field, language, hasSecondFactor }: RefusedField,
): AppError {
  const sentenceOf = (rule: PasswordRule) => {
    if (rule === 'length') return lengths(hasSecondFactor)[language];
    return rule === 'guessable' ? guessable(weaknesses, language) : sentences[rule][language];
  };
  const text = rules.map(sentenceOf).join(sentenceGap[language]);
  return new AppError('PASSWORD_POLICY', {
    details: { rules, ...(weaknesses.length > 0 && { weaknesses }) },
    fields: { [field]: text },
  });
}

const reasons: Record<PasswordWeakness, Localised<string>> = {
  known: { zh: '它太常见，或者曾经泄露', en: 'it is common or has leaked before' },
  words: { zh: '它由几个常见的词拼成', en: 'it is made of common words' },
  leet: {
    zh: '用符号或数字代替字母挡不住猜测',
    en: 'symbols or digits instead of letters do not slow a guesser down',
  },
  repeat: { zh: '其中有重复的部分', en: 'it repeats itself' },
  date: { zh: '其中有年份或日期', en: 'it holds a year or a date' },
  keyboard: { zh: '其中有键盘上相邻的按键', en: 'it holds keys that are neighbours' },
  sequence: { zh: '其中有连续的字母或数字', en: 'it holds letters or digits in a row' },
};

function guessable(weaknesses: PasswordWeakness[], language: Language): string {
  return guessedSoon[language](weaknesses.map((each) => reasons[each][language]));
}

const guessedSoon: Localised<(named: string[]) => string> = {
  zh: (named) =>
    `这个密码很快会被猜中${named.length > 0 ? `：${named.join('，')}` : ''}。换成几个不相干的词，或更长的随机字符。`,
  en: (named) =>
    `This password is guessed soon${named.length > 0 ? `: ${named.join(', ')}` : ''}. Take some unrelated words, or more random characters.`,
};

function lengths(hasSecondFactor: boolean): Localised<string> {
  const min = shortestLength({ hasSecondFactor });
  const { max } = passwordLength;
  return {
    zh: `密码长度须为 ${min} 至 ${max} 个字符。`,
    en: `Use between ${min} and ${max} characters.`,
  };
}
