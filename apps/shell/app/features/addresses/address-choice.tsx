import type { SavedAddress } from '@uid/contract/addresses';
import { placeText } from '@uid/contract/place-text';
import { Button } from '@uid/ui/button';
import { Icon } from '@uid/ui/icon';
import { RadioGroup } from '@uid/ui/radio-group';
import { Tag } from '@uid/ui/tag';

import { useEffect } from 'react';

import { useLanguage } from '../../layout/use-language.ts';
import { addressTexts } from './address-texts.ts';
import styles from './addresses.module.css';
import type { AddressBook } from './use-address-book.ts';

const groupName = 'saved-address';

interface AddressChoiceProps {
  book: AddressBook;
  chosenId: string | undefined;
  onChoose: (address: SavedAddress) => void;
  onEdit: (address: SavedAddress) => void;
  onAdd: () => void;
  onRemove: (id: string) => void;
}

/** The saved addresses to choose from, and below them the actions for the chosen one. */
export function AddressChoice(props: AddressChoiceProps) {
  const { book, chosenId, onChoose, onEdit, onAdd, onRemove } = props;
  const language = useLanguage();
  const texts = addressTexts[language];
  const chosen = book.addresses.find(({ id }) => id === chosenId);
  // The pressed control disappears once its action is done: the fields of an address that is now saved, the button of
  // one that was removed. So the choice takes the focus.
  useEffect(() => {
    if (book.said !== '') document.querySelector<HTMLElement>(`#${groupName}`)?.focus();
  }, [book.said]);
  return (
    <div className={styles.book}>
      <RadioGroup
        name={groupName}
        label={texts.saved}
        value={chosenId ?? ''}
        options={book.addresses.map((address) => ({
          value: address.id,
          label: (
            <>
              {address.recipient} <span className={styles.phone}>{address.phone}</span>
            </>
          ),
          hint: placeText(address, language),
          trailing: address.isDefault && <Tag>{texts.isDefault}</Tag>,
        }))}
        onChange={({ target }) => {
          const address = book.addresses.find(({ id }) => id === target.value);
          if (address) onChoose(address);
        }}
      />
      <p className={styles.actions}>
        {chosen && <ChosenActions {...{ book, chosen, onEdit, onChoose, onRemove }} />}
        <Button tone="secondary" size="small" onClick={onAdd}>
          <Icon name="plus" size={16} />
          {texts.add}
        </Button>
      </p>
      <output className={styles.said}>{book.said}</output>
    </div>
  );
}

function ChosenActions({
  book,
  chosen,
  onEdit,
  onChoose,
  onRemove,
}: Omit<AddressChoiceProps, 'chosenId' | 'onAdd'> & { chosen: SavedAddress }) {
  const texts = addressTexts[useLanguage()];
  const { id, recipient, isDefault } = chosen;
  const quiet = { tone: 'quiet', size: 'small' } as const;
  return (
    <>
      <Button {...quiet} aria-label={texts.editName(recipient)} onClick={() => onEdit(chosen)}>
        {texts.edit}
      </Button>
      <Button
        {...quiet}
        aria-label={texts.removeName(recipient)}
        onClick={() => {
          const next = book.addresses.find((each) => each.id !== id);
          // The last address stays in the fields, because it may have been wanted for this order.
          if (next) onChoose(next);
          onRemove(id);
        }}
      >
        {texts.remove}
      </Button>
      {!isDefault && (
        <Button {...quiet} onClick={() => void book.makeDefault(id)}>
          {texts.makeDefault}
        </Button>
      )}
    </>
  );
}
