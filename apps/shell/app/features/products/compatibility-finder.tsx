import type { ProductText } from '@uid/contract/content';
import { Button } from '@uid/ui/button';
import { Notice } from '@uid/ui/notice';
import { Table } from '@uid/ui/table';
import { TextField } from '@uid/ui/text-field';

import stacked from '../../layout/stacked-table.module.css';
import { useLanguage } from '../../layout/use-language.ts';
import { findCompatible } from './find-compatible.ts';
import styles from './product-page.module.css';
import { productTexts } from './product-texts.ts';

interface CompatibilityFinderProps {
  /** Name of the product. */
  name: string;
  compatibility: NonNullable<ProductText['compatibility']>;
  /** What the address searches for. */
  find: string;
  /** Where to ask about something that is not listed. */
  quotePath: string;
}

/** A plain form that filters the table. Says if something is not listed, and where to ask. */
export function CompatibilityFinder(props: CompatibilityFinderProps) {
  const { name, compatibility, find, quotePath } = props;
  const texts = productTexts[useLanguage()];
  const rows = findCompatible(compatibility, find);
  return (
    <>
      <search>
        <form className={styles.finder} action="#compatibility">
          <TextField
            name="find"
            type="search"
            label={texts.find}
            hint={texts.findHint}
            defaultValue={find}
            maxLength={40}
          />
          <Button type="submit" tone="secondary">
            {texts.findAction}
          </Button>
        </form>
      </search>
      {rows.length === 0 ? (
        <Notice tone="warning" title={texts.notListed(find)}>
          <p>
            {texts.notListedText} <a href={quotePath}>{texts.askUs}</a>
          </p>
        </Notice>
      ) : (
        <div className={stacked.stacked}>
          <Table
            caption={`${name} · ${texts.sections.compatibility}`}
            hideCaption
            rows={rows}
            keyOf={({ subject }) => subject}
            columns={[
              { id: 'subject', label: texts.subject, cell: ({ subject }) => subject },
              { id: 'supported', label: texts.supported, cell: ({ supported }) => supported },
              { id: 'note', label: texts.note, cell: ({ note }) => note },
            ]}
          />
        </div>
      )}
    </>
  );
}
