import { Link } from '@tanstack/react-router';
import { placeText } from '@uid/contract/place-text';
import { listPackingLists } from '@uid/contract/staff-shipments';
import type { PackingList } from '@uid/contract/staff-shipments';
import { languageTags } from '@uid/contract/language';
import { Button } from '@uid/ui/button';
import { EmptyState } from '@uid/ui/empty-state';
import { Logo } from '@uid/ui/logo';

import { Answered } from '../../request/answered.tsx';
import { useAnswer } from '../../request/use-answer.ts';
import { useAddress } from '../../routing/use-address.ts';
import { Screen } from '../../screen/screen.tsx';
import { useTexts } from '../../session/console-session.ts';
import styles from './packing.module.css';
import { packingWords, shippingTexts } from './shipping-texts.ts';

/**
 * Packing lists, one sheet for each order, to be printed and put into its parcel: in the language of the customer,
 * without prices.
 */
export function PackingScreen() {
  const own = useTexts(shippingTexts);
  const { orders } = useAddress().query;
  return (
    <Screen
      title={own.packing}
      printsSheets
      actions={
        orders && (
          <Button size="small" onClick={() => print()}>
            {own.print}
          </Button>
        )
      }
    >
      {orders ? <Sheets orders={orders} /> : <NoOrders />}
    </Screen>
  );
}

function Sheets({ orders }: { orders: string }) {
  return (
    <Answered answer={useAnswer(listPackingLists, { orders })}>
      {({ lists }) =>
        lists.length === 0 ? <NoOrders /> : lists.map((list) => <Sheet key={list.no} list={list} />)
      }
    </Answered>
  );
}

/** Links to the list of waiting orders, where the user chooses the orders to print. */
function NoOrders() {
  const own = useTexts(shippingTexts);
  return (
    <EmptyState title={own.noneChosen}>
      <Link to="/shipping">{own.title}</Link>
    </EmptyState>
  );
}

function Sheet({ list: { no, language, brand, address, note, lines } }: { list: PackingList }) {
  const words = packingWords[language];
  return (
    <article className={styles.sheet} lang={languageTags[language]}>
      <Logo brand={brand} size="small" />
      <header className={styles.head}>
        <h2>{words.title}</h2>
        <span>
          {words.order} <code>{no}</code>
        </span>
      </header>
      {address && (
        <address className={styles.to}>
          <strong>{address.recipient}</strong> {address.phone}
          <br />
          {placeText(address, language)}
        </address>
      )}
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">{words.item}</th>
            <th scope="col">{words.sku}</th>
            <th scope="col">{words.quantity}</th>
            <th scope="col">{words.packed}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ sku, name, variantName, unit, quantity }) => (
            <tr key={sku}>
              <td>
                {name} {variantName}
              </td>
              <td>
                <code>{sku}</code>
              </td>
              <td>{words.pieces(quantity, unit)}</td>
              <td>□</td>
            </tr>
          ))}
        </tbody>
      </table>
      {note && (
        <p>
          {words.note} {note}
        </p>
      )}
    </article>
  );
}
