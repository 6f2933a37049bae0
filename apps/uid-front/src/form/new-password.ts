import { passwordLength } from '@uid/contract/identity';
import type { PasswordRule } from '@uid/contract/identity';
import { passwordRules } from '@uid/contract/identity';
import type { Language } from '@uid/contract/language';

const { min, minWithSecondFactor, max } = passwordLength;

interface RuleTexts {
  rules: Record<PasswordRule, string>;
  /** The rule of length for an account that may have a second factor. */
  lengthOfKnown: string;
  tooShort: (missing: { least: number; length: number }) => string;
  tooLong: (length: number) => string;
}

export const ruleTexts: Record<Language, RuleTexts> = {
  zh: {
    rules: {
      length: `${min} 至 ${max} 个字符`,
      guessable: '不容易被猜中，也没有泄露过',
      contextual: '不含邮箱名称和公司名称',
      reused: '与当前和最近用过的密码不同',
    },
    lengthOfKnown: `${min} 至 ${max} 个字符；启用了两步验证的，${minWithSecondFactor} 个起`,
    tooShort: ({ least, length }) => `至少 ${least} 个字符，还差 ${least - length} 个。`,
    tooLong: (length) => `不能超过 ${max} 个字符，多了 ${length - max} 个。`,
  },
  en: {
    rules: {
      length: `${min} to ${max} characters`,
      guessable: 'not quick to guess, and not in a known leak',
      contextual: 'without your email name and our company’s name',
      reused: 'different from the current one and from recent ones',
    },
    lengthOfKnown: `${min} to ${max} characters; with two-step verification, from ${minWithSecondFactor}`,
    tooShort: ({ least, length }) => `Use at least ${least} characters; ${least - length} to go.`,
    tooLong: (length) => `Use at most ${max} characters; ${length - max} too many.`,
  },
};

/** Counts characters as the server does: of any script, in composed form. */
export function passwordLengthOf(password: string): number {
  return Array.from(password.normalize('NFC')).length;
}

/**
 * Returns a check of a form's new password, as far as the browser can tell. An account that exists may have a second
 * factor, which allows a shorter password; only the server knows.
 */
export function checkNewPassword<Name extends 'password' | 'newPassword'>(
  name: Name,
  language: Language,
) {
  const least = name === 'password' ? min : minWithSecondFactor;
  return (form: Record<Name, string>): Record<string, string> => {
    const length = passwordLengthOf(form[name]);
    if (length < least) return { [name]: ruleTexts[language].tooShort({ least, length }) };
    return length > max ? { [name]: ruleTexts[language].tooLong(length) } : {};
  };
}

/** Returns the rules that a refusal names in its details. */
export function brokenRules(details: unknown): PasswordRule[] {
  if (typeof details !== 'object' || !details || !('rules' in details)) return [];
  const { rules } = details;
  return Array.isArray(rules) ? passwordRules.filter((rule) => rules.includes(rule)) : [];
}
