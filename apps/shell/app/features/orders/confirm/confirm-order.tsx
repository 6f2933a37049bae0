import type { Checkout } from '@uid/contract/orders';
import { routes } from '@uid/contract/pages';
import { ButtonLink } from '@uid/ui/button-link';
import { classNames } from '@uid/ui/class-names';
import { EmptyState } from '@uid/ui/empty-state';
import { Skeleton } from '@uid/ui/skeleton';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';

import { useLanguage, useLocalPath } from '../../../layout/use-language.ts';
import { MoneyLines } from '../../cart/money-lines.tsx';
import { readyWords } from '../../catalogue/delivery/delivery-words.ts';
import type { AddressBook } from '../../addresses/use-address-book.ts';
import { orderTexts } from '../order-texts.ts';
import { OrderLines } from '../parts/order-lines.tsx';
import { AddressPart } from './form/address/address-part.tsx';
import { confirmTexts } from './confirm-texts.ts';
import styles from './confirm.module.css';
import { LeftOut } from './left-out.tsx';
import { InvoiceFields } from './form/invoice/invoice-fields.tsx';
import { SaveDetails } from './form/kept/save-details.tsx';
import { NoteField } from './form/note-field.tsx';
import { PlaceOrder } from './place-order.tsx';
import { useOrderForm } from './form/use-order-form.ts';
import { usePlacing } from './placing/use-placing.ts';
import type { SendOrder } from './placing/use-placing.ts';

interface ConfirmOrderProps {
  /** The checkout as the server has it now. */
  checkout: Checkout;
  /** The address book, requested together with the checkout. */
  book: AddressBook;
  reload: () => Promise<void>;
  /** Set if something other than the cart is ordered, which the buyer can't change. */
  offer?: Offer;
}

interface Offer {
  send: SendOrder;
  /** Label of the button. */
  submit: (amount: string) => string;
  /** Why the offer can't be ordered now. */
  obstacle?: string | undefined;
}

/**
 * Shows the form once all of it is loaded: an address book that came later would move what the buyer is about to press.
 */
export function ConfirmOrder(props: ConfirmOrderProps) {
  const { checkout, book } = props;
  const texts = orderTexts[useLanguage()];
  if (checkout.lines.length === 0) return <NothingToOrder />;
  if (checkout.needsAddress && book.isLoading)
    return <Skeleton shape="rows" lines={5} label={texts.loading} />;
  return <CheckoutForm {...props} />;
}

/**
 * One column from the address to the button; beside it, if there is room, what is ordered and what it costs. What the
 * buyer has seen stays the reference until the buyer accepts a change.
 */
function CheckoutForm({ checkout, book, reload, offer }: ConfirmOrderProps) {
  const language = useLanguage();
  const texts = confirmTexts[language];
  const localPath = useLocalPath();
  const [seen, setSeen] = useState(checkout);
  const live = useOrderForm(checkout);
  const { isPlacing, failure, place } = usePlacing({ live, reload, send: offer?.send });
  const form = useFocusOnRefusal(live.refusals);
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isPlacing) return;
        setSeen(checkout);
        void place(checkout);
      }}
    >
      <div className={styles.beside}>
        <Part
          title={texts.items}
          aside={!offer && <a href={localPath(routes.cart)}>{texts.editCart}</a>}
        >
          <OrderLines
            lines={checkout.lines}
            // A quote may be for more pieces than are in stock: it is not known yet when those ship.
            noteOf={(line) => (line.state === 'available' ? readyWords(line, language) : '')}
          />
          {checkout.leftOut && <LeftOut lines={checkout.leftOut} />}
        </Part>
        <Part title={texts.cost} isAtEnd>
          <MoneyLines totals={checkout.totals} />
        </Part>
      </div>
      <Part title={texts.address}>
        {checkout.needsAddress ? <AddressPart live={live} book={book} /> : <p>{texts.noAddress}</p>}
      </Part>
      <Part title={texts.invoice} isNamedInside>
        <InvoiceFields live={live} />
        <SaveDetails live={live} />
        <div className={styles.fields}>
          <NoteField live={live} />
        </div>
      </Part>
      <PlaceOrder
        {...{ checkout, live, isPlacing, failure }}
        seen={seen}
        obstacle={offer?.obstacle}
        submit={offer?.submit ?? texts.place}
      />
    </form>
  );
}

interface PartProps {
  title: string;
  aside?: ReactNode;
  /** True if the first control of the part already shows the title. */
  isNamedInside?: boolean;
  /** True if the part comes just before the button in a layout of one column, wherever it is in the page. */
  isAtEnd?: boolean;
  children: ReactNode;
}

function Part({ title, aside, isNamedInside, isAtEnd, children }: PartProps) {
  return (
    <section className={classNames(styles.part, isAtEnd && styles.end)} aria-label={title}>
      {!isNamedInside && (
        <header className={styles.head}>
          <h2 className={styles.heading}>{title}</h2>
          {aside}
        </header>
      )}
      {children}
    </section>
  );
}

/** Focuses the first wrong field each time the order was refused because of its fields. */
function useFocusOnRefusal(refusals: number) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);
  return form;
}

export function NothingToOrder() {
  const texts = confirmTexts[useLanguage()];
  const localPath = useLocalPath();
  return (
    <EmptyState
      title={texts.emptyTitle}
      actions={
        <>
          <ButtonLink href={localPath(routes.cart)}>{texts.toCart}</ButtonLink>
          <ButtonLink href={localPath(routes.unpaidOrder)} tone="secondary">
            {texts.toUnpaid}
          </ButtonLink>
        </>
      }
    >
      <p>{texts.emptyText}</p>
    </EmptyState>
  );
}
