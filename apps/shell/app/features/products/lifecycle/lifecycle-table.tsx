import type { LifecycleRow } from '@uid/contract/content';
import { Table } from '@uid/ui/table';

import { Day } from '../../../layout/day.tsx';
import { useLanguage } from '../../../layout/use-language.ts';
import { lifecycleTexts } from './lifecycle-texts.ts';

interface LifecycleTableProps {
  caption: string;
  rows: readonly LifecycleRow[];
}

/** Three dates for each model or version; a date that is not announced says so instead of leaving a cell empty. */
export function LifecycleTable({ caption, rows }: LifecycleTableProps) {
  const texts = lifecycleTexts[useLanguage()];
  const dateOf = (day: string | undefined) => (day ? <Day date={day} /> : texts.open);
  return (
    <Table
      caption={caption}
      hideCaption
      stack
      rows={rows}
      keyOf={({ subject }) => subject}
      columns={[
        { id: 'subject', label: texts.subject, cell: ({ subject }) => subject },
        { id: 'released', label: texts.released, cell: ({ releasedOn }) => dateOf(releasedOn) },
        { id: 'sale', label: texts.saleEnds, cell: ({ saleEndsOn }) => dateOf(saleEndsOn) },
        {
          id: 'support',
          label: texts.supportEnds,
          cell: ({ supportEndsOn }) => dateOf(supportEndsOn),
        },
      ]}
    />
  );
}
