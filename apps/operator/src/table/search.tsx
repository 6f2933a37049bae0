import { longestSearch } from '@uid/contract/constants';
import { Button } from '@uid/ui/button';
import { TextField } from '@uid/ui/text-field';
import type { FormEvent } from 'react';

import { useAddress } from '../routing/use-address.ts';
import styles from './search.module.css';

interface SearchProps {
  label: string;
  hint: string;
  submit: string;
}

/** Finds rows by a text, `q` in the address. */
export function Search({ label, hint, submit }: SearchProps) {
  const { query, narrow } = useAddress();
  const { q = '' } = query;
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('q');
    const wanted = typeof typed === 'string' ? typed.trim() : '';
    narrow({ q: wanted || undefined });
  };
  return (
    <search className={styles.place}>
      <form className={styles.search} onSubmit={handleSubmit}>
        <TextField
          // What the address says after a step back.
          key={q}
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
