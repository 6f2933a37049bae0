import { Button } from '@uid/ui/button';
import { TextField } from '@uid/ui/text-field';

import { useAddress } from '../../routing/use-address.ts';
import { useTexts } from '../../session/console-session.ts';
import { useNarrowing } from '../../table/use-narrowing.ts';
import { filterNames } from './audit-filter.ts';
import { auditTexts } from './audit-texts.ts';
import styles from './audit.module.css';

const kinds = { actor: 'text', subject: 'text', from: 'date', to: 'date', seq: 'number' } as const;

/** Filters the log by parameters of the address, so that a view can be copied as a link. */
export function FilterForm() {
  const own = useTexts(auditTexts);
  const { query, narrow } = useAddress();
  const isFiltered = filterNames.some((name) => query[name]);
  const { form, handleSubmit } = useNarrowing(filterNames);
  const nothing = Object.fromEntries(filterNames.map((name) => [name, undefined]));
  return (
    <search className={styles.filter}>
      <form ref={form} className={styles.fields} onSubmit={handleSubmit}>
        {filterNames.map((name) => (
          <TextField
            key={name}
            name={name}
            type={kinds[name]}
            label={own.fields[name]}
            defaultValue={query[name] ?? ''}
            maxLength={100}
            min={name === 'seq' ? 1 : undefined}
            autoComplete="off"
          />
        ))}
        <div className={styles.buttons}>
          <Button type="submit" tone="secondary">
            {own.apply}
          </Button>
          {isFiltered && (
            <Button tone="secondary" onClick={() => narrow(nothing)}>
              {own.clear}
            </Button>
          )}
        </div>
      </form>
      <p className={styles.small}>{own.filterLead}</p>
    </search>
  );
}
