import { SelectField } from '@uid/ui/select-field';
import { TextField } from '@uid/ui/text-field';

import type { FocusEvent } from 'react';

import { useLanguage } from '../../../layout/use-language.ts';
import { addressTexts } from '../address-texts.ts';

export interface RegionFieldProps {
  name: string;
  label: string;
  value: string;
  error: string | undefined;
  autoComplete: string;
  /** The names to choose from; empty if the name has to be typed. */
  options: readonly string[];
  isLoading: boolean;
  onChange: (value: string) => void;
  onBlur: (event: FocusEvent) => void;
}

/** One level of a place: chosen if the list has names for it, typed if it has none. */
export function RegionField(props: RegionFieldProps) {
  const texts = addressTexts[useLanguage()];
  const { options, isLoading, onChange, onBlur, ...rest } = props;
  if (options.length === 0 && !isLoading) {
    return (
      <TextField
        {...rest}
        maxLength={40}
        aria-required
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      />
    );
  }
  // A value from a draft or from the browser's autofill stays, even if the list has no such name.
  const { value } = props;
  const names = value === '' || options.includes(value) ? options : [value, ...options];
  return (
    <SelectField
      {...rest}
      aria-required
      aria-busy={isLoading || undefined}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
    >
      <option value="">{texts.choose}</option>
      {names.map((name) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
