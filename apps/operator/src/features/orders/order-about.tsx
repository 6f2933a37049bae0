import { placeText } from '@uid/contract/place-text';
import type { StaffOrder } from '@uid/contract/staff-orders';
import { Link } from '@tanstack/react-router';
import { DescriptionList } from '@uid/ui/description-list';

import { useFormats } from '../../format/use-formats.ts';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { orderTexts } from './order-texts.ts';

/** The facts of an order: customer, total, delivery address and invoice. */
export function OrderAbout({ order }: { order: StaffOrder }) {
  const own = useTexts(orderTexts);
  const { language } = useConsoleSession();
  const { time, day, money } = useFormats();
  const { customer, placedAt, totalFen, address, invoice, note, leavesOn, quoteNo } = order;
  const title = 'title' in invoice ? ` · ${invoice.title}` : '';
  return (
    <DescriptionList
      items={[
        { term: own.total, details: money(totalFen), strong: true },
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
        { term: own.customer, details: customer.email ?? own.gone },
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
