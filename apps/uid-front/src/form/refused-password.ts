import type { ClientError } from '@uid/contract/client-errors';
import type { Language, Localised } from '@uid/contract/language';

import { joinSentences } from '@uid/forms/join-sentences';
import { brokenRules, ruleTexts } from './new-password.ts';

const between: Localised<string> = { zh: '，', en: '; ' };

/** Returns the rules that a refused new password broke, in words, for a server that only names the rules. */
export function refusedPassword(language: Language) {
  return ({ result, message }: ClientError): Record<string, string> => {
    if (result?.error !== 'PASSWORD_POLICY') return {};
    const rules = brokenRules(result.details).map((rule) => ruleTexts[language].rules[rule]);
    const text = joinSentences([message, rules.join(between[language])], language);
    return { password: text, newPassword: text, ...result.fields };
  };
}
