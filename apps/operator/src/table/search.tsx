import { longestSearch } from '@uid/contract/constants';
import { Button } from '@uid/ui/button';
import { TextField } from '@uid/ui/text-field';

import { useAddress } from '../routing/use-address.ts';
import styles from './search.module.css';
import { useNarrowing } from './use-narrowing.ts';

const names = ['q'];

interface SearchProps {
  label: string;
  hint: string;
  submit: string;
}

/** A search field; its text is the parameter `q` of the address. */
export function Search({ label, hint, submit }: SearchProps) {
  const { q = '' } = useAddress().query;
  const { form, handleSubmit } = useNarrowing(names);
  return (
    <search className={styles.place}>
      <form ref={form} className={styles.search} onSubmit={handleSubmit}>
        <TextField
          name="q"
          type="search"
          label={label}
          hint={hint}
          defaultValue={q}
          maxLength={longestSearch}
          autoComplete="off"
        />
        <Button type="submit" tone="secondary">
          {submit}
        </Button>
      </form>
    </search>
  );
}
