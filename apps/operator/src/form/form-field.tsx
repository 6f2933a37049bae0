import { Checkbox } from '@uid/ui/checkbox';
import { SelectField } from '@uid/ui/select-field';
import { TextArea } from '@uid/ui/text-area';
import { TextField } from '@uid/ui/text-field';

import { useTexts } from '../session/console-session.ts';
import type { SchemaField } from './field-kind.ts';
import { TimeField } from './time-field.tsx';

export interface FieldTexts {
  label: string;
  hint?: string;
  /** The value that somebody else has saved since the form was filled in; shown instead of the hint. */
  changed?: string | undefined;
  /**
   * The labels of the values of a choice, or of `true` and `false`; with these, a boolean is chosen from two options.
   */
  options?: Readonly<Record<string, string>>;
  /** The options to choose from, if the schema does not define them. */
  choices?: readonly { value: string; label: string }[];
  /** The error to show instead of the general one if the text does not match the pattern. */
  format?: string;
  /** The initial value. */
  initial?: string;
  /** The tag of the language in which to type, if it can differ from the reader's. */
  lang?: string;
}

interface FormFieldProps {
  id: string;
  field: SchemaField;
  texts: FieldTexts;
  error: string | undefined;
  /** True while the form is being sent: nothing can be typed that the answer would discard. */
  isBusy: boolean | undefined;
  /** Called with the typed text of a field that may have several lines. */
  onType?: (typed: string) => void;
}

const texts = {
  zh: { optional: '选填', choose: '请选择' },
  en: { optional: 'optional', choose: 'Choose' },
};

/** The control that fits a field of a schema. */
export function FormField({ id, field, texts: own, error, isBusy, onType }: FormFieldProps) {
  const { optional, choose } = useTexts(texts);
  const { kind, name, isOptional, bounds } = field;
  const { label, options, choices, initial, lang } = own;
  const hint = own.changed ?? own.hint;
  const mark = isOptional && kind !== 'yes-no' ? optional : undefined;
  const all = { id, name, label, hint, error, mark, defaultValue: initial, autoComplete: 'off' };
  const chosen = { ...all, disabled: isBusy };
  const typed = { ...all, readOnly: isBusy };
  const first = initial === undefined ? [{ value: '', label: choose }] : [];
  if (choices) return <SelectField {...chosen} options={[...first, ...choices]} />;
  const values = kind === 'choice' ? field.values : options ? ['true', 'false'] : undefined;
  if (values)
    return (
      <SelectField
        {...chosen}
        options={[
          ...first,
          ...values.map((value) => ({ value, label: options?.[value] ?? value })),
        ]}
      />
    );
  switch (kind) {
    case 'yes-no':
      return <Checkbox {...{ id, name, label, hint, error, disabled: isBusy }} />;
    case 'long-text':
      return (
        <TextArea
          {...typed}
          lang={lang}
          maxLength={bounds.maximum}
          onChange={({ target }) => onType?.(target.value)}
        />
      );
    case 'money':
      return <TextField {...typed} inputMode="decimal" prefixPart="¥" />;
    case 'number':
      return <TextField {...typed} inputMode="numeric" />;
    case 'date':
      return <TimeField {...typed} type="date" />;
    case 'minute':
      return <TimeField {...typed} type="datetime-local" />;
    default:
      return <TextField {...typed} lang={lang} />;
  }
}
