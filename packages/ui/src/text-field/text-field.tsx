import type { ComponentProps, ReactNode } from 'react';
import { describedBy, type FieldTexts } from '../field/field-ids.ts';
import { Field } from '../field/field.tsx';
import styles from '../field/field.module.css';

export interface TextFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'style'> {
  name: string;
  /** Shown inside at the start: an icon or a currency. */
  prefixPart?: ReactNode;
  /** Shown at the end; may be a button such as “show password” or “send code”. */
  suffixPart?: ReactNode;
}

/** A field for one line of text. The control's id is `id`, or `name` if there is no `id`. */
export function TextField(props: TextFieldProps) {
  const { label, mark, hint, error, prefixPart, suffixPart, className, type, ...rest } = props;
  const id = rest.id ?? rest.name;
  return (
    <Field {...{ id, label, mark, hint, error, className }}>
      <span className={styles.affixes}>
        {prefixPart && <span className={styles.prefix}>{prefixPart}</span>}
        <input
          {...rest}
          {...describedBy(id, { hint, error }).attributes}
          id={id}
          type={type ?? 'text'}
          className={styles.control}
        />
        {suffixPart && <span className={styles.suffix}>{suffixPart}</span>}
      </span>
    </Field>
  );
}
