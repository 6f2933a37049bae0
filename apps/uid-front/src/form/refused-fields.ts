import type { ClientError } from '@uid/contract/client-errors';
import type { ErrorName } from '@uid/contract/errors';
import type { Language } from '@uid/contract/language';

import { brokenRules, ruleTexts } from './new-password.ts';
import { nextStep } from './next-step.ts';

/** The controls that a refusal may speak of; a form has one of them. */
const fieldsOf: Partial<Record<ErrorName, readonly string[]>> = {
  CODE_INVALID: ['code'],
  MOBILE_CODE_INVALID: ['code'],
  CURRENT_PASSWORD_WRONG: ['currentPassword', 'password'],
  SECOND_FACTOR_WRONG: ['code', 'recoveryCode'],
  SECOND_FACTOR_USED: ['code'],
  RECOVERY_CODE_USED: ['recoveryCode'],
};

/** A recovery code is typed from paper: other things go wrong with it than with an app's. */
const recoveryCodeWrong = {
  zh: '恢复码不正确。请对照您保存的那一份逐组核对；其中没有字母 I、O 和数字 0、1。',
  en: 'This recovery code is not right. Compare it group by group with your copy; it never has the letters I and O or the digits 0 and 1.',
};

/** The messages of a refusal that belong beside one of the form's controls. */
export function refusedFields(
  failure: ClientError,
  { names, language }: { names: string[]; language: Language },
): Record<string, string> {
  const { error, fields = {} } = failure.result ?? {};
  const spokenOf = error && fieldsOf[error];
  const sentence = inOne([failure.message, nextStep(failure, language)], language);
  const named: Record<string, string> = spokenOf
    ? Object.fromEntries(spokenOf.map((name) => [name, sentence]))
    : { ...passwordFields(failure, language), ...fields };
  if (error === 'SECOND_FACTOR_WRONG') named['recoveryCode'] = recoveryCodeWrong[language];
  return Object.fromEntries(Object.entries(named).filter(([name]) => names.includes(name)));
}

/** For a server that names the broken rules only. */
function passwordFields(
  { result, message }: ClientError,
  language: Language,
): Record<string, string> {
  if (result?.error !== 'PASSWORD_POLICY') return {};
  const rules = brokenRules(result.details).map((rule) => ruleTexts[language].rules[rule]);
  const text = inOne([message, rules.join(language === 'zh' ? '，' : '; ')], language);
  return { password: text, newPassword: text };
}

function inOne(sentences: string[], language: Language): string {
  return sentences.filter(Boolean).join(language === 'en' ? ' ' : '');
}
