import type { ClientError } from '@uid/contract/client-errors';
import type { ErrorName } from '@uid/contract/errors';
import type { Language } from '@uid/contract/language';

import { joinSentences } from './join-sentences.ts';
import { nextStep } from './next-step.ts';

/** The form controls to which each error may refer; a form has one of them. */
const fieldsOf: Partial<Record<ErrorName, readonly string[]>> = {
  CODE_INVALID: ['code'],
  MOBILE_CODE_INVALID: ['code'],
  CURRENT_PASSWORD_WRONG: ['currentPassword', 'password'],
  SECOND_FACTOR_WRONG: ['code', 'recoveryCode'],
  SECOND_FACTOR_USED: ['code'],
  RECOVERY_CODE_USED: ['recoveryCode'],
};

interface RefusedFieldsOptions {
  /** The names of the form's controls. */
  names: string[];
  language: Language;
  /** Messages of this form that replace the general ones. */
  own?: Record<string, string> | undefined;
}

/** The messages of an error that belong to one of the form's controls. */
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
