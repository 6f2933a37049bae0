import type { ComponentProps, ReactNode } from 'react';
import { describedBy, type FieldTexts } from '../field/field-ids.ts';
import { Field } from '../field/field.tsx';
import styles from '../field/field.module.css';

export interface TextFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'style'> {
  name: string;
  /** Drawn inside, at the start: an icon or a currency. */
  prefixPart?: ReactNode;
  /** At the end, and may be a button: “show password”, “send code”. */
  suffixPart?: ReactNode;
}

/** One line of text. The control's id is `id`, or `name` when there is none. */
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
