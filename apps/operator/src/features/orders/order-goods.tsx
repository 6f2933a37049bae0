import type { StaffOrder } from '@uid/contract/staff-orders';
import { Table } from '@uid/ui/table';

import { useFormats } from '../../format/use-formats.ts';
import { Part } from '../../screen/part.tsx';
import { useTexts } from '../../session/console-session.ts';
import { orderTexts } from './order-texts.ts';

/** The lines of an order, with the pieces that were refunded. */
export function OrderGoods({ order: { lines } }: { order: StaffOrder }) {
  const own = useTexts(orderTexts);
  const { money, number } = useFormats();
  return (
    <Part title={own.goods}>
      <Table
        caption={own.goods}
        hideCaption
        stack
        rows={lines}
        keyOf={({ sku }) => sku}
        columns={[
          {
            id: 'item',
            label: own.item,
            cell: ({ name, variantName }) => `${name} ${variantName}`.trim(),
          },
          { id: 'sku', label: 'SKU', cell: ({ sku }) => sku },
          { id: 'price', label: own.price, numeric: true, cell: ({ priceFen }) => money(priceFen) },
          {
            id: 'quantity',
            label: own.quantity,
            numeric: true,
            cell: ({ quantity, keptBack = 0, cameBack = 0 }) =>
              [number(quantity), own.back(keptBack, cameBack)].filter(Boolean).join(' · '),
          },
          { id: 'sum', label: own.sum, numeric: true, cell: ({ lineFen }) => money(lineFen) },
        ]}
      />
    </Part>
  );
}
