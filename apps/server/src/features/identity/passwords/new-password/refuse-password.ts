import { passwordLength } from '@uid/contract/identity';
import type { PasswordRule } from '@uid/contract/identity';
import type { Language, Localised } from '@uid/contract/language';

import { AppError } from '../../../../http/app-error.ts';
import { shortestLength } from '../password-policy.ts';

const sentences: Record<Exclude<PasswordRule, 'length'>, Localised<string>> = {
  common: {
    zh: '这个密码太常见或曾经泄露，很容易被猜中，请换一个。',
    en: 'This password is common or has leaked before, so it is guessed early. Choose another one.',
  },
  contextual: {
    zh: '密码中不要包含邮箱名称或公司名称。',
    en: 'Leave your email name and our company’s name out of the password.',
  },
  reused: {
    zh: '新密码不能与当前或最近用过的密码相同。',
    en: 'The new password must differ from the current one and those you had lately.',
  },
};

/** Where the password was typed, by whom. */
export interface RefusedField {
  field: 'password' | 'newPassword';
  language: Language;
  /** Whether the account has a second factor, so that less is asked of its password. */
  hasSecondFactor: boolean;
}

/** The refusal that names each broken rule, beside the field that was filled in. */
export function passwordRefusal(
  rules: PasswordRule[],
  { field, language, hasSecondFactor }: RefusedField,
): AppError {
  const separator = language === 'zh' ? '' : ' ';
  const text = rules
    .map((rule) => (rule === 'length' ? lengths(hasSecondFactor) : sentences[rule])[language])
    .join(separator);
  return new AppError('PASSWORD_POLICY', { details: { rules }, fields: { [field]: text } });
}

function lengths(hasSecondFactor: boolean): Localised<string> {
  const min = shortestLength({ hasSecondFactor });
  const { max } = passwordLength;
  return {
    zh: `密码长度须为 ${min} 至 ${max} 个字符。`,
    en: `Use between ${min} and ${max} characters.`,
  };
}
