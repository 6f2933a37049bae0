import type { ComponentProps } from 'react';
import { describedBy, type FieldTexts } from '../field/field-ids.ts';
import { Field } from '../field/field.tsx';
import { classNames } from '../class-names/class-names.ts';
import fieldStyles from '../field/field.module.css';
import styles from './text-area.module.css';

export interface TextAreaProps extends FieldTexts, Omit<ComponentProps<'textarea'>, 'style'> {
  name: string;
  /** The field starts with the height of one line, like a text field. */
  isLine?: boolean;
}

/** A field for several lines of text; it grows with its text if the browser supports that. */
export function TextArea({ label, mark, hint, error, className, isLine, ...rest }: TextAreaProps) {
  const id = rest.id ?? rest.name;
  return (
    <Field {...{ id, label, mark, hint, error, className }}>
      <textarea
        rows={isLine ? 1 : 4}
        {...rest}
        {...describedBy(id, { hint, error }).attributes}
        id={id}
        className={classNames(fieldStyles.control, styles.area, isLine && styles.line)}
      />
    </Field>
  );
}
