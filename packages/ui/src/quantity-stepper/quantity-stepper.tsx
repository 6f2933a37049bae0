import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ChangeEvent } from 'react';

import { Icon } from '../icon/icon.tsx';
import styles from './quantity-stepper.module.css';

export interface QuantityStepperProps {
  name: string;
  id?: string;
  /** With `onChange`, the current value; in a plain form, the initial value. */
  value: number;
  min?: number;
  max: number;
  labels: { quantity: string; decrease: string; increase: string };
  disabled?: boolean;
  /**
   * Given on hydrated pages. Without it, both buttons submit the form with `step` = -1 or 1 in addition to the
   * quantity, and the server adds the two.
   */
  onChange?: (value: number) => void;
}

/** A number field for a quantity, with buttons to decrease and increase it. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { name, id, value, min = 1, max, labels, disabled, onChange } = props;
  const set = (next: number) => onChange?.(Math.min(max, Math.max(min, next)));
  const typed = useTyped({ value, min, isLive: onChange !== undefined, set });
  const step = (by: 1 | -1) =>
    onChange
      ? ({ type: 'button', onClick: () => set(value + by) } as const)
      : ({ type: 'submit', name: 'step', value: by } as const);
  return (
    <fieldset className={styles.stepper} aria-label={labels.quantity}>
      {!onChange && (
        // Enter in the field activates the form's first submit button, which must not be the one that decreases.
        <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
      )}
      <button
        {...step(-1)}
        className={styles.step}
        aria-label={labels.decrease}
        disabled={disabled || value <= min}
      >
        <Icon name="minus" size={16} />
      </button>
      <input
        className={styles.number}
        id={id ?? name}
        name={name}
        type="number"
        inputMode="numeric"
        aria-label={labels.quantity}
        {...{ min, max, disabled }}
        {...typed}
      />
      <button
        {...step(1)}
        className={styles.step}
        aria-label={labels.increase}
        disabled={disabled || value >= max}
      >
        <Icon name="plus" size={16} />
      </button>
    </fieldset>
  );
}

/**
 * The state of the field. While empty or below the minimum, the text is unfinished and stays as typed: if it were
 * corrected at once, the next digit would follow one that the user did not type. Text that was typed before hydration
 * is taken over when the field becomes live.
 */
function useTyped({ value, min, isLive, set }: TypedOptions) {
  const ref = useRef<HTMLInputElement>(null);
  const [unfinished, setUnfinished] = useState<string>();
  const take = (field: HTMLInputElement, isLive: boolean) => {
    const next = Math.trunc(field.valueAsNumber);
    const isFinished = isLive && next >= min;
    setUnfinished(isFinished ? undefined : field.value);
    if (isFinished) set(next);
  };
  const takeEarlier = useEffectEvent((isLive: boolean) => {
    if (ref.current && ref.current.value !== String(value)) take(ref.current, isLive);
  });
  useEffect(() => takeEarlier(isLive), [isLive]);
  return {
    ref,
    value: unfinished ?? value,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => take(target, isLive),
    onBlur: () => isLive && setUnfinished(undefined),
  };
}

interface TypedOptions {
  value: number;
  min: number;
  isLive: boolean;
  set: (next: number) => void;
}
