import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { describedBy, type FieldTexts } from '../field/field-ids.ts';
import { Field } from '../field/field.tsx';
import fieldStyles from '../field/field.module.css';
import styles from './select-field.module.css';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectFieldProps extends FieldTexts, Omit<ComponentProps<'select'>, 'style'> {
  name: string;
  options?: readonly SelectOption[];
  /** Use this instead of `options` if groups are needed. */
  children?: ReactNode;
}

/** A native select: it opens the system's own list on a phone, and needs no script. */
export function SelectField(props: SelectFieldProps) {
  const { label, mark, hint, error, options, className, children, ...rest } = props;
  const id = rest.id ?? rest.name;
  return (
    <Field {...{ id, label, mark, hint, error, className }}>
      <select
        {...rest}
        {...describedBy(id, { hint, error }).attributes}
        id={id}
        className={classNames(fieldStyles.control, styles.select)}
      >
        {options?.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
        {children}
      </select>
    </Field>
  );
}
