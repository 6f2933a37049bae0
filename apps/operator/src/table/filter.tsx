import { SelectField } from '@uid/ui/select-field';

import { useAddress } from '../routing/use-address.ts';
import styles from './filter.module.css';

interface FilterProps {
  /** The name of the parameter in the address. */
  name: string;
  label: string;
  /** The label of the option without a filter. */
  all: string;
  options: Readonly<Record<string, string>>;
}

/** Filters a list by a parameter of the address. */
export function Filter({ name, label, all, options }: FilterProps) {
  const { query, narrow } = useAddress();
  return (
    <SelectField
      className={styles.filter}
      name={name}
      label={label}
      value={query[name] ?? ''}
      onChange={({ target }) => narrow({ [name]: target.value || undefined })}
      options={[
        { value: '', label: all },
        ...Object.entries(options).map(([value, text]) => ({ value, label: text })),
      ]}
    />
  );
}

/** Returns the value of a filter in the address if it is one of the options. */
export function filterValue<T extends string>(
  options: readonly T[],
  value: string | undefined,
): T | undefined {
  return options.find((each) => each === value);
}
