import { isClientError } from '@uid/contract/client-errors';
import type { ClientError } from '@uid/contract/client-errors';
import type { Call } from '@uid/contract/endpoint';
import { enquiryForm, sendEnquiry } from '@uid/contract/enquiries';
import type { Language } from '@uid/contract/language';
import { localPath } from '@uid/contract/paths';
import { validate } from '@uid/contract/validate';
import { data, redirect } from 'react-router';

import { enquiryTexts } from './enquiry-texts.ts';
import { readTyped, toEnquiryInput } from './read-enquiry-form.ts';
import type { Typed } from './read-enquiry-form.ts';

/** Why nothing was sent, and what was typed. */
export interface EnquiryFailure {
  typed: Typed;
  /** Messages by field; the key `''` has a failure that concerns no single field. */
  fields: Record<string, string>;
}

interface PostRequest {
  call: Call;
  language: Language;
  /** The page that contains the form. */
  path: string;
}

/** Answers a form sent without script: redirects to the enquiry's number, or returns the errors for the fields. */
export async function postEnquiry(form: FormData, { call, language, path }: PostRequest) {
  const typed = readTyped(form);
  const checked = validate(enquiryForm, toEnquiryInput(typed, language), language);
  if (!checked.ok) return fail(typed, checked.fields, { status: 400, language });
  try {
    const { no } = await call(sendEnquiry, checked.value);
    return redirect(`${localPath(path, language)}?sent=${no}#contact`, 303);
  } catch (cause) {
    if (!isClientError(cause)) throw cause;
    const fields = cause.result?.fields ?? { '': refusalWords(cause, language) };
    const status = cause.result?.retryAfter ? 429 : 400;
    return fail(typed, fields, { status, language });
  }
}

function fail(
  typed: Typed,
  fields: Record<string, string>,
  { status, language }: { status: number; language: Language },
) {
  const texts = enquiryTexts[language];
  const shown = {
    ...fields,
    ...(fields.consent && { consent: texts.consentNeeded }),
    ...(fields.website && { website: texts.website }),
  };
  return data<EnquiryFailure>({ typed, fields: shown }, { status });
}

function refusalWords({ message, result }: ClientError, language: Language): string {
  const seconds = result?.retryAfter;
  return seconds ? enquiryTexts[language].wait(Math.ceil(seconds / 60)) : message;
}
