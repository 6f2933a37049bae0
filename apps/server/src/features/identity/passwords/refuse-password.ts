import { passwordLength } from '@uid/contract/identity';
import type { PasswordRule } from '@uid/contract/identity';
import type { Language, Localised } from '@uid/contract/language';

import { AppError } from '../../../http/app-error.ts';

const { min, max } = passwordLength;

const sentences: Record<PasswordRule, Localised<string>> = {
  length: {
    zh: `密码长度须为 ${min} 至 ${max} 个字符。`,
    en: `Use between ${min} and ${max} characters.`,
  },
  common: {
    zh: '这个密码太常见或曾经泄露，很容易被猜中，请换一个。',
    en: 'This password is common or has leaked before, so it is guessed early. Choose another one.',
  },
  contextual: {
    zh: '密码中不要包含邮箱名称或公司名称。',
    en: 'Leave your email name and our company’s name out of the password.',
  },
  reused: {
    zh: '新密码不能与当前密码相同。',
    en: 'The new password must differ from the current one.',
  },
};

/** The refusal that names each broken rule, beside the field that was filled in. */
export function passwordRefusal(
  rules: PasswordRule[],
  { field, language }: { field: 'password' | 'newPassword'; language: Language },
): AppError {
  const separator = language === 'zh' ? '' : ' ';
  const text = rules.map((rule) => sentences[rule][language]).join(separator);
  return new AppError('PASSWORD_POLICY', { details: { rules }, fields: { [field]: text } });
}
