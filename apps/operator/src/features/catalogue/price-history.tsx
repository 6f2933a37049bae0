import { withdrawPriceChange } from '@uid/contract/staff-catalogue';
import type { StaffVariant } from '@uid/contract/staff-catalogue';
import { Table } from '@uid/ui/table';
import type { TableColumn } from '@uid/ui/table';

import { useFormats } from '../../format/use-formats.ts';
import { ActionButton } from '../../request/action-button.tsx';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { useMay } from '../../staff/who.ts';
import styles from './catalogue.module.css';
import { catalogueTexts } from './catalogue-texts.ts';

type PriceChange = StaffVariant['priceChanges'][number];
type Done = (changed: { revision: number }, words: string) => void;

interface PriceHistoryProps {
  sku: string;
  changes: PriceChange[];
  onDone: Done;
}

/** The latest changes of the price; a change that has not taken effect can be withdrawn. */
export function PriceHistory({ sku, changes, onDone }: PriceHistoryProps) {
  const own = useTexts(catalogueTexts);
  const columns = useColumns(onDone);
  return (
    <Table
      caption={own.prices(sku)}
      stack
      rows={changes}
      keyOf={({ id }) => id}
      columns={columns}
    />
  );
}

function useColumns(onDone: Done): TableColumn<PriceChange>[] {
  const own = useTexts(catalogueTexts);
  const { money, number, time } = useFormats();
  return [
    {
      id: 'from',
      label: own.starts,
      cell: ({ startsAt }) => (startsAt === 0 ? own.always : time(startsAt)),
    },
    {
      id: 'quantity',
      label: own.quantity,
      numeric: true,
      cell: ({ fromQuantity }) => number(fromQuantity),
    },
    {
      id: 'before',
      label: own.oldPrice,
      numeric: true,
      cell: ({ oldFen }) => oldFen !== undefined && money(oldFen),
    },
    { id: 'price', label: own.price, numeric: true, cell: ({ newFen }) => money(newFen) },
    {
      id: 'who',
      label: own.who,
      cell: ({ person }) =>
        person && (
          <span className={styles.who}>{person.email ? breakable(person.email) : own.gone}</span>
        ),
    },
    {
      id: 'state',
      label: own.state,
      cell: (change) => <ChangeState change={change} onDone={onDone} />,
    },
  ];
}

/** Renders an email address with a possible line break before its domain. */
function breakable(email: string) {
  const [name = '', domain = ''] = email.split(/(?<=@)/);
  return (
    <>
      {name}
      <wbr />
      {domain}
    </>
  );
}

function ChangeState({ change: { id, state }, onDone }: { change: PriceChange; onDone: Done }) {
  const own = useTexts(catalogueTexts);
  const { language } = useConsoleSession();
  const may = useMay();
  if (state !== 'planned' || !may(withdrawPriceChange.permission)) return own.priceStates[state];
  return (
    <>
      {own.priceStates[state]}{' '}
      <ActionButton
        endpoint={withdrawPriceChange}
        input={{ language, id }}
        onDone={(changed) => onDone(changed, own.withdrawnDone)}
      >
        {own.withdraw}
      </ActionButton>
    </>
  );
}
