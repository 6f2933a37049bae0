import type { ClientError } from '@uid/contract/client-errors';
import type { ErrorName } from '@uid/contract/errors';
import type { Language } from '@uid/contract/language';

import { joinSentences } from './join-sentences.ts';
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

interface RefusedFieldsOptions {
  /** The form's controls. */
  names: string[];
  language: Language;
  /** What this form says better itself. */
  own?: Record<string, string> | undefined;
}

/** The messages of a refusal that belong beside one of the form's controls. */
export function refusedFields(
  failure: ClientError,
  { names, language, own }: RefusedFieldsOptions,
): Record<string, string> {
  const { error, fields = {} } = failure.result ?? {};
  const spokenOf = error && fieldsOf[error];
  const sentence = joinSentences([failure.message, nextStep(failure, language)], language);
  const named = spokenOf ? Object.fromEntries(spokenOf.map((name) => [name, sentence])) : fields;
  return Object.fromEntries(
    Object.entries({ ...named, ...own }).filter(([name]) => names.includes(name)),
  );
}
