import { Link } from '@tanstack/react-router';
import type { StaffVariant } from '@uid/contract/staff-catalogue';
import { Table } from '@uid/ui/table';
import type { TableColumn } from '@uid/ui/table';

import { useFormats } from '../../format/use-formats.ts';
import { useTexts } from '../../session/console-session.ts';
import { catalogueTexts } from './catalogue-texts.ts';

type Movement = NonNullable<StaffVariant['movements']>[number];

interface MovementListProps {
  sku: string;
  movements: Movement[];
}

/** The latest movements of stock, with the person who made them or the order that caused them. */
export function MovementList({ sku, movements }: MovementListProps) {
  const own = useTexts(catalogueTexts);
  const columns = useColumns();
  return (
    <Table
      caption={own.movements(sku)}
      stack
      rows={movements}
      keyOf={({ id }) => id}
      columns={columns}
    />
  );
}

function useColumns(): TableColumn<Movement>[] {
  const own = useTexts(catalogueTexts);
  const { number, time } = useFormats();
  return [
    { id: 'at', label: own.at, cell: ({ at }) => time(at) },
    {
      id: 'why',
      label: own.why,
      cell: ({ reason, note }) =>
        [own.reasons[reason] ?? own.refunded, note].filter(Boolean).join(' · '),
    },
    {
      id: 'pieces',
      label: own.difference,
      numeric: true,
      cell: ({ quantity }) => (quantity > 0 ? `+${number(quantity)}` : number(quantity)),
    },
    { id: 'who', label: own.whoOrOrder, cell: (movement) => <Mover movement={movement} /> },
  ];
}

/** The person who made the movement, or the order that caused it. */
function Mover({ movement: { person, orderNo } }: { movement: Movement }) {
  const own = useTexts(catalogueTexts);
  if (!orderNo) return person && (person.email ?? own.gone);
  return (
    <Link to="/orders/$no" params={{ no: orderNo }}>
      {orderNo}
    </Link>
  );
}
