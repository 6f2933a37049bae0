import type { StaffQuote } from '@uid/contract/staff-quotes';
import { Link } from '@tanstack/react-router';
import { DescriptionList } from '@uid/ui/description-list';
import { Table } from '@uid/ui/table';

import { useFormats } from '../../format/use-formats.ts';
import { useTexts } from '../../session/console-session.ts';
import { useMay } from '../../staff/who.ts';
import { quoteWords } from './quote-words.ts';
import styles from './quotes.module.css';

/** The facts of a quote: its customer, its author, its origin and its outcome. */
export function QuoteFacts({ quote }: { quote: StaffQuote }) {
  const own = useTexts(quoteWords);
  const { time, day, money } = useFormats();
  const may = useMay();
  const { createdBy, createdAt, sentAt, endedAt, enquiryNo, orderNo } = quote;
  return (
    <DescriptionList
      items={[
        { term: own.total, details: money(quote.totalFen), strong: true },
        { term: own.validOn, details: day(quote.validOn) },
        { term: own.by, details: `${createdBy.email ?? own.gone} · ${time(createdAt)}` },
        ...(sentAt ? [{ term: own.sentAt, details: time(sentAt) }] : []),
        ...(endedAt ? [{ term: own.endedAt, details: time(endedAt) }] : []),
        ...(enquiryNo
          ? [
              {
                term: own.enquiry,
                details: may('enquiries.read') ? (
                  <Link to="/enquiries/$no" params={{ no: enquiryNo }}>
                    {enquiryNo}
                  </Link>
                ) : (
                  enquiryNo
                ),
              },
            ]
          : []),
        ...(orderNo
          ? [
              {
                term: own.order,
                details: (
                  <Link to="/orders/$no" params={{ no: orderNo }}>
                    {orderNo}
                  </Link>
                ),
              },
            ]
          : []),
      ]}
    />
  );
}

/** The content of a quote, read-only. */
export function QuoteGoods({ quote }: { quote: StaffQuote }) {
  const own = useTexts(quoteWords);
  const { money, number } = useFormats();
  const { lines, totals, email, buyer, buyerLanguage, note } = quote;
  return (
    <>
      <DescriptionList
        items={[
          { term: own.buyer, details: buyer },
          { term: own.email, details: email },
          { term: own.buyerLanguage, details: own.languages[buyerLanguage] },
          ...(note ? [{ term: own.note, details: <p className={styles.words}>{note}</p> }] : []),
        ]}
      />
      <Table
        caption={own.items}
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
          {
            id: 'shop',
            label: own.shopPrice,
            numeric: true,
            cell: ({ shopPriceFen }) =>
              shopPriceFen === undefined ? own.notSold : money(shopPriceFen),
          },
          { id: 'price', label: own.price, numeric: true, cell: ({ priceFen }) => money(priceFen) },
          {
            id: 'quantity',
            label: own.quantity,
            numeric: true,
            cell: ({ quantity }) => number(quantity),
          },
          { id: 'sum', label: own.sum, numeric: true, cell: ({ lineFen }) => money(lineFen) },
        ]}
      />
      <div className={styles.total}>
        <DescriptionList
          layout="amounts"
          items={[
            { term: own.goods, details: money(totals.goodsFen) },
            { term: own.delivery, details: money(totals.deliveryFen) },
            { term: own.total, details: money(totals.totalFen), strong: true },
            { term: own.includedTax, details: money(totals.includedTaxFen) },
          ]}
        />
      </div>
    </>
  );
}
