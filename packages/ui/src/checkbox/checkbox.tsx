import type { ComponentProps } from 'react';
import { describedBy, type FieldTexts } from '../field/field-ids.ts';
import { FieldError } from '../field/field.tsx';
import styles from './checkbox.module.css';

export interface CheckboxProps
  extends Omit<FieldTexts, 'mark'>, Omit<ComponentProps<'input'>, 'style' | 'type'> {
  name: string;
}

/** A checkbox for one yes or no. Checkboxes that share a name need an `id` each. */
export function Checkbox({ label, hint, error, className, ...rest }: CheckboxProps) {
  const id = rest.id ?? rest.name;
  const described = describedBy(id, { hint, error });
  return (
    <div className={className}>
      <label className={styles.choice} htmlFor={id}>
        <input {...rest} {...described.attributes} id={id} type="checkbox" className={styles.box} />
        <span>{label}</span>
        {hint && (
          <span className={styles.hint} id={described.hint}>
            {hint}
          </span>
        )}
      </label>
      <FieldError id={described.error} error={error} />
    </div>
  );
}
