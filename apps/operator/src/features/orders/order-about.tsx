import { getCustomer } from '@uid/contract/customers';
import { placeText } from '@uid/contract/place-text';
import type { StaffOrder } from '@uid/contract/staff-orders';
import { Link } from '@tanstack/react-router';
import { DescriptionList } from '@uid/ui/description-list';

import { useFormats } from '../../format/use-formats.ts';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { useMay } from '../../staff/who.ts';
import { orderTexts } from './order-texts.ts';

/** The facts of an order: customer, total, delivery address and invoice. */
export function OrderAbout({ order }: { order: StaffOrder }) {
  const own = useTexts(orderTexts);
  const { language } = useConsoleSession();
  const { time, day, money } = useFormats();
  const { customer, placedAt, totalFen, totals, address, invoice, note, leavesOn } = order;
  const { quoteNo } = order;
  const may = useMay();
  const title = 'title' in invoice ? ` · ${invoice.title}` : '';
  return (
    <DescriptionList
      items={[
        { term: own.total, details: money(totalFen), strong: true },
        ...(totals.goodsFen === totalFen
          ? []
          : [
              { term: own.goods, details: money(totals.goodsFen) },
              { term: own.delivery, details: money(totals.deliveryFen) },
              ...(totals.discountFen > 0
                ? [{ term: own.discount, details: money(-totals.discountFen) }]
                : []),
            ]),
        { term: own.placed, details: time(placedAt) },
        ...(quoteNo
          ? [
              {
                term: own.quote,
                details: (
                  <Link to="/quotes/$no" params={{ no: quoteNo }}>
                    {quoteNo}
                  </Link>
                ),
              },
            ]
          : []),
        {
          term: own.customer,
          details:
            customer.email && may(getCustomer.permission) ? (
              <Link to="/customers/$id" params={{ id: customer.id }}>
                {customer.email}
              </Link>
            ) : (
              (customer.email ?? own.gone)
            ),
        },
        { term: own.language, details: own.languages[order.customerLanguage] },
        ...(address
          ? [
              { term: own.recipient, details: address.recipient },
              { term: own.phone, details: address.phone },
              {
                term: own.to,
                details: placeText(address, language),
              },
            ]
          : []),
        { term: own.invoice, details: `${own.invoiceKinds[invoice.kind]}${title}` },
        ...(leavesOn ? [{ term: own.leavesOn, details: day(leavesOn) }] : []),
        ...(note ? [{ term: own.note, details: note }] : []),
      ]}
    />
  );
}
