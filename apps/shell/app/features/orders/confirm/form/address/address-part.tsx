import type { Address } from '@uid/contract/orders';
import { Button } from '@uid/ui/button';
import { useEffectEvent, useLayoutEffect, useState } from 'react';

import { useLanguage } from '../../../../../layout/use-language.ts';
import { addressTexts } from '../../../../addresses/address-texts.ts';
import { AddressChoice } from '../../../../addresses/address-choice.tsx';
import type { AddressBook } from '../../../../addresses/use-address-book.ts';
import { useLostFocus } from '../../../../../layout/use-lost-focus.ts';
import styles from '../../confirm.module.css';
import { useKeeper } from '../kept/use-keeping.ts';
import { addressNames, addressOf, fieldPaths } from '../order-form.ts';
import type { LiveOrderForm } from '../use-order-form.ts';
import { AddressFields } from './address-fields.tsx';

/** `new`, the id of the saved address being changed, or `undefined` while an address of the book is chosen. */
type Editing = string | undefined;

/** Where to deliver: chosen from the address book, or typed and saved there on request. */
export function AddressPart({ live, book }: { live: LiveOrderForm; book: AddressBook }) {
  const [editing, setEditing] = useState<Editing>();
  const { place, leadTo } = useLostFocus<HTMLDivElement>();
  const typed = addressOf(live.form);
  const chosen = book.addresses.find((each) =>
    addressNames.every((name) => each[name] === typed[name]),
  );
  const isEmpty = addressNames.every((name) => typed[name] === '');
  useFirst(book.addresses[0], (first) => isEmpty && live.put(addressOf(first)));
  useKeeper(
    live.keeping,
    'address',
    !book.hasFailed && !chosen && !isEmpty
      ? {
          isFirst: book.addresses.length === 0,
          save: async () => {
            await book.save(editing === 'new' ? undefined : editing, typed);
            setEditing(undefined);
          },
        }
      : undefined,
  );
  const hasProblem = addressNames.some((name) => live.errors[fieldPaths[name]]);
  const isChoosing = book.addresses.length > 0 && editing === undefined && !hasProblem;

  function handleEdit(address: Address, id: Editing): void {
    live.put(address);
    setEditing(id);
    leadTo(id === undefined ? '#saved-address' : 'input');
  }

  return (
    <div ref={place}>
      {isChoosing && (chosen || isEmpty) ? (
        <AddressChoice
          book={book}
          chosenId={chosen?.id}
          onChoose={(address) => live.put(addressOf(address))}
          onEdit={(address) => handleEdit(addressOf(address), address.id)}
          onAdd={() => handleEdit(noAddress, 'new')}
          onRemove={(id) => {
            // Removing the last address removes the choice.
            if (book.addresses.length === 1) leadTo('input');
            void book.remove(id);
          }}
        />
      ) : (
        <EditedAddress {...{ live, book }} onBack={(address) => handleEdit(address, undefined)} />
      )}
    </div>
  );
}

const noAddress = { recipient: '', phone: '', province: '', city: '', district: '', street: '' };

interface EditedAddressProps {
  live: LiveOrderForm;
  book: AddressBook;
  /** Goes back to the address book, with its first address chosen. */
  onBack: (address: Address) => void;
}

function EditedAddress({ live, book, onBack }: EditedAddressProps) {
  const texts = addressTexts[useLanguage()];
  const [first] = book.addresses;
  return (
    <div className={styles.fields}>
      <AddressFields live={live} />
      {first && (
        <Button size="small" tone="quiet" onClick={() => onBack(addressOf(first))}>
          {texts.cancel}
        </Button>
      )}
      <output className={styles.hint}>{book.hasFailed ? texts.failed : book.said}</output>
    </div>
  );
}

/** Calls `use` once, when there is a first value: checkout begins with that, before anything is painted. */
function useFirst<T>(first: T | undefined, use: (first: T) => void): void {
  const begin = useEffectEvent(use);
  const isThere = first !== undefined;
  useLayoutEffect(() => {
    if (first !== undefined) begin(first);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isThere]);
}
