import type { ChangeEventHandler, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { describedBy, type FieldTexts } from '../field/field-ids.ts';
import { FieldError } from '../field/field.tsx';
import choice from '../checkbox/checkbox.module.css';
import styles from './radio-group.module.css';

export interface RadioOption {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  /** Shown at the end of a tile: a price, a delivery date. */
  trailing?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps extends FieldTexts {
  name: string;
  id?: string;
  options: readonly RadioOption[];
  /** `tiles` are boxes side by side, for choosing a variant; the default is a plain list. */
  layout?: 'list' | 'tiles';
  value?: string;
  defaultValue?: string;
  required?: boolean;
  onChange?: ChangeEventHandler<HTMLInputElement>;
  className?: string;
}

/** One choice of several. It is a fieldset, so that a screen reader reads the question before each answer. */
export function RadioGroup(props: RadioGroupProps) {
  const { name, label, mark, hint, error, options, layout = 'list', className } = props;
  const id = props.id ?? name;
  const described = describedBy(id, { hint, error });
  return (
    <fieldset id={id} className={className} tabIndex={-1} {...described.attributes}>
      <legend className={styles.legend}>
        {label} {mark && <span className={styles.mark}>{mark}</span>}
      </legend>
      {hint && (
        <p className={choice.hint} id={described.hint}>
          {hint}
        </p>
      )}
      <div className={styles[layout]}>
        {options.map((option) => (
          <Radio key={option.value} option={option} group={props} id={`${id}-${option.value}`} />
        ))}
      </div>
      <FieldError id={described.error} error={error} />
    </fieldset>
  );
}

interface RadioProps {
  option: RadioOption;
  group: RadioGroupProps;
  id: string;
}

function Radio({ option, group, id }: RadioProps) {
  const { value, defaultValue, onChange, name, required, layout } = group;
  const chosen =
    value === undefined
      ? { defaultChecked: option.value === defaultValue }
      : { checked: option.value === value, readOnly: !onChange };
  return (
    <label className={classNames(choice.choice, layout === 'tiles' && styles.tile)} htmlFor={id}>
      <input
        id={id}
        type="radio"
        name={name}
        value={option.value}
        disabled={option.disabled}
        required={required}
        onChange={onChange}
        className={choice.box}
        {...chosen}
      />
      <span className={styles.words}>
        <span>{option.label}</span>
        {option.trailing && <span className={styles.trailing}>{option.trailing}</span>}
      </span>
      {option.hint && <span className={choice.hint}>{option.hint}</span>}
    </label>
  );
}
