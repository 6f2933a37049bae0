import { SelectField } from '@uid/ui/select-field';

import { useAddress } from '../routing/use-address.ts';
import styles from './filter.module.css';

interface FilterProps {
  /** The parameter of the address. */
  name: string;
  label: string;
  /** Of no filter. */
  all: string;
  options: Readonly<Record<string, string>>;
}

/** Narrows a list; the address says to what. */
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

/** The value of a filter in the address, where it is one of these. */
export function filterValue<T extends string>(
  options: readonly T[],
  value: string | undefined,
): T | undefined {
  return options.find((each) => each === value);
}
