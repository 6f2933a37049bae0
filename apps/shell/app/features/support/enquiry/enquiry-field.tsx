import { TextField } from '@uid/ui/text-field';
import type { TextFieldProps } from '@uid/ui/text-field';

import { useLanguage } from '../../../layout/use-language.ts';
import { enquiryTexts } from './enquiry-texts.ts';
import type { Typed } from './read-enquiry-form.ts';

export interface FormState {
  typed: Typed;
  fields: Record<string, string>;
}

interface EnquiryFieldProps
  extends FormState, Pick<TextFieldProps, 'type' | 'inputMode' | 'autoComplete'> {
  name: 'name' | 'email' | 'company' | 'phone' | 'sku' | 'quantity' | 'version';
  isRequired?: boolean;
}

/** One field of the form, with what was typed and what is wrong with it. */
export function EnquiryField({
  name,
  typed,
  fields,
  isRequired = false,
  ...rest
}: EnquiryFieldProps) {
  const texts = enquiryTexts[useLanguage()];
  return (
    <TextField
      {...rest}
      name={name}
      label={texts[name]}
      mark={isRequired ? undefined : texts.optional}
      error={fields[name]}
      defaultValue={typed[name]}
      maxLength={name === 'email' ? 200 : 100}
      required={isRequired}
    />
  );
}
