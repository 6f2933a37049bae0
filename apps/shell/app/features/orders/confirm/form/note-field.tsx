import { Button } from '@uid/ui/button';
import { Icon } from '@uid/ui/icon';
import { TextArea } from '@uid/ui/text-area';
import { useState } from 'react';

import { useLanguage } from '../../../../layout/use-language.ts';
import { confirmTexts } from '../confirm-texts.ts';
import styles from '../confirm.module.css';
import { fieldPaths } from './order-form.ts';
import type { LiveOrderForm } from './use-order-form.ts';

/** A note for buyers who want one; only a button until then. */
export function NoteField({ live: { form, errors, update } }: { live: LiveOrderForm }) {
  const texts = confirmTexts[useLanguage()];
  const [isOpen, setIsOpen] = useState(form.note !== '');
  if (!isOpen) {
    return (
      <Button tone="quiet" className={styles.note} onClick={() => setIsOpen(true)}>
        <Icon name="plus" size={16} />
        {texts.addNote}
      </Button>
    );
  }
  return (
    <TextArea
      name={fieldPaths.note}
      label={texts.note}
      mark={texts.optional}
      hint={texts.noteHint}
      error={errors[fieldPaths.note]}
      value={form.note}
      rows={3}
      maxLength={200}
      // The button that was pressed is gone, so the field that it opened takes the focus.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus={form.note === ''}
      onChange={(event) => update('note', event.target.value)}
    />
  );
}
