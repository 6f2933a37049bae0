import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ChangeEvent } from 'react';

import { Icon } from '../icon/icon.tsx';
import styles from './quantity-stepper.module.css';

export interface QuantityStepperProps {
  name: string;
  id?: string;
  /** With `onChange` the value shown; in a plain form the value to start from. */
  value: number;
  min?: number;
  max: number;
  labels: { quantity: string; decrease: string; increase: string };
  disabled?: boolean;
  /**
   * Given on hydrated pages. Without it both buttons submit the form with `step` = -1 or 1 beside
   * the quantity, and the server adds the two.
   */
  onChange?: (value: number) => void;
}

/** How many: one less, a number to type, one more. */
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
        // Enter in the number presses the form's first submit button: it must not be “one less”.
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
 * What stands in the field. Emptied, or below the least, it is not finished: put right at once, the
 * next digit would stand behind one that nobody typed. What was typed before the page is alive is
 * finished when it is.
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
