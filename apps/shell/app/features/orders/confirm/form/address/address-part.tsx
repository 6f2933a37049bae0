import { Button } from '@uid/ui/button';
import { Skeleton } from '@uid/ui/skeleton';
import { useEffect, useEffectEvent, useState } from 'react';

import { useLanguage } from '../../../../../layout/use-language.ts';
import { addressTexts } from '../../../../addresses/address-texts.ts';
import { AddressChoice } from '../../../../addresses/address-choice.tsx';
import { useAddressBook } from '../../../../addresses/use-address-book.ts';
import styles from '../../confirm.module.css';
import { orderTexts } from '../../../order-texts.ts';
import { addressNames, addressOf, fieldPaths } from '../order-form.ts';
import type { LiveOrderForm } from '../use-order-form.ts';
import { AddressFields } from './address-fields.tsx';

/** `new`, the id of the kept address being changed, or `undefined` while one of the book is chosen. */
type Editing = string | undefined;

/** Where to deliver: chosen from the address book, or typed and kept there on request. */
export function AddressPart({ live }: { live: LiveOrderForm }) {
  const language = useLanguage();
  const texts = addressTexts[language];
  const book = useAddressBook();
  const [editing, setEditing] = useState<Editing>();
  const typed = addressOf(live.form);
  const chosen = book.addresses.find((each) =>
    addressNames.every((name) => each[name] === typed[name]),
  );
  const isEmpty = addressNames.every((name) => typed[name] === '');
  useFirst(book.addresses[0], (first) => isEmpty && live.put(addressOf(first)));
  const hasProblem = addressNames.some((name) => live.errors[fieldPaths[name]]);
  const isChoosing = book.addresses.length > 0 && editing === undefined && !hasProblem;

  async function handleSave(): Promise<void> {
    const id = editing === 'new' ? undefined : editing;
    const refused = await book.save(id, typed);
    if (refused) live.showErrors(refused);
    else setEditing(undefined);
  }

  if (book.isLoading)
    return <Skeleton shape="rows" lines={3} label={orderTexts[language].loading} />;
  if (isChoosing && (chosen || isEmpty)) {
    return (
      <AddressChoice
        book={book}
        chosenId={chosen?.id}
        onChoose={(address) => live.put(addressOf(address))}
        onEdit={(address) => {
          live.put(addressOf(address));
          setEditing(address.id);
        }}
        onAdd={() => {
          live.put({ recipient: '', phone: '', province: '', city: '', district: '', street: '' });
          setEditing('new');
        }}
      />
    );
  }
  return (
    <div className={styles.fields}>
      <AddressFields live={live} />
      <p className={styles.actions}>
        {!chosen && (
          <Button type="button" tone="secondary" size="small" onClick={() => void handleSave()}>
            {editing === undefined || editing === 'new' ? texts.save : texts.saveChange}
          </Button>
        )}
        {book.addresses[0] && (
          <Button
            type="button"
            tone="quiet"
            size="small"
            onClick={() => {
              live.put(addressOf(book.addresses[0]!));
              setEditing(undefined);
            }}
          >
            {texts.cancel}
          </Button>
        )}
      </p>
      <output className={styles.hint}>{book.hasFailed ? texts.failed : book.said}</output>
    </div>
  );
}

/** Once, when there is one: what checkout begins with. */
function useFirst<T>(first: T | undefined, use: (first: T) => void): void {
  const begin = useEffectEvent(use);
  const isThere = first !== undefined;
  useEffect(() => {
    if (first !== undefined) begin(first);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isThere]);
}
