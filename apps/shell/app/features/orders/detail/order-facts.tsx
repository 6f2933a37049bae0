import type { Order } from '@uid/contract/orders';
import { DescriptionList } from '@uid/ui/description-list';

import { useLanguage } from '../../../layout/use-language.ts';
import { MoneyLines } from '../../cart/money-lines.tsx';
import { AddressText } from '../parts/address-text.tsx';
import { OrderLines } from '../parts/order-lines.tsx';
import { OrderPart } from '../parts/order-part.tsx';
import { detailTexts } from './detail-texts.ts';

/** What the order holds: items, money, where it goes, the invoice. */
export function OrderFacts({ order }: { order: Order }) {
  const texts = detailTexts[useLanguage()];
  const { lines, totals, address, note, state } = order;
  const isShipped = lines.some(({ delivery }) => delivery === 'shipped');
  return (
    <>
      <OrderPart title={texts.items}>
        <OrderLines lines={lines} />
      </OrderPart>
      <OrderPart title={texts.cost}>
        <MoneyLines totals={totals} />
      </OrderPart>
      <OrderPart title={texts.logistics}>
        <p>{isShipped ? texts.logisticsText[state] : texts.noLogistics}</p>
        {address && <AddressText address={address} />}
      </OrderPart>
      <OrderPart title={texts.invoice}>
        <InvoiceFacts invoice={order.invoice} />
      </OrderPart>
      {note && (
        <OrderPart title={texts.note}>
          <p>{note}</p>
        </OrderPart>
      )}
    </>
  );
}

function InvoiceFacts({ invoice }: Pick<Order, 'invoice'>) {
  const texts = detailTexts[useLanguage()];
  if (invoice.kind === 'none') return <p>{texts.invoiceKinds.none}</p>;
  return (
    <DescriptionList
      items={[
        { term: texts.kind, details: texts.invoiceKinds[invoice.kind] },
        { term: texts.invoiceTitle, details: invoice.title },
        ...(invoice.kind === 'company'
          ? [{ term: texts.taxNumber, details: invoice.taxNumber }]
          : []),
      ]}
    />
  );
}
