import type { ClientError } from '@uid/contract/client-errors';
import type { ErrorName } from '@uid/contract/errors';
import type { Language } from '@uid/contract/language';

import { brokenRules, ruleTexts } from './new-password.ts';
import { nextStep } from './next-step.ts';

const fieldOf: Partial<Record<ErrorName, string>> = {
  CODE_INVALID: 'code',
  CURRENT_PASSWORD_WRONG: 'currentPassword',
};

/** The messages of a refusal that belong beside one of the form's controls. */
export function refusedFields(
  failure: ClientError,
  { names, language }: { names: string[]; language: Language },
): Record<string, string> {
  const { error, fields = {} } = failure.result ?? {};
  const field = error && fieldOf[error];
  const named = field
    ? { [field]: inOne([failure.message, nextStep(failure, language)], language) }
    : { ...passwordFields(failure, language), ...fields };
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
