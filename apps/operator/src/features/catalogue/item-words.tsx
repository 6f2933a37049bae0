import { changeItem } from '@uid/contract/staff-items';
import type { StaffItem } from '@uid/contract/staff-catalogue';
import { Disclosure } from '@uid/ui/disclosure';
import { useState } from 'react';

import { EndpointForm } from '../../form/endpoint-form.tsx';
import type { FieldTexts } from '../../form/form-field.tsx';
import { useOpened } from '../../form/use-opened.ts';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { useMay } from '../../staff/who.ts';
import styles from './catalogue.module.css';
import { itemFieldTexts } from './item-field-texts.ts';
import { itemTexts } from './item-texts.ts';
import { wordFields } from './word-fields.ts';

type ItemWordsProps = Pick<StaffItem, 'id' | 'words'>;

/** Changes the texts of an item in both languages, and its position in the shop. */
export function ItemWords(props: ItemWordsProps) {
  const own = useTexts(itemTexts);
  const may = useMay();
  // After a save, a new key remounts the form with the saved values.
  const [saved, setSaved] = useState(0);
  if (!may(changeItem.permission)) return null;
  return (
    <Disclosure title={own.edit}>
      <WordsForm key={saved} {...props} onSaved={() => setSaved((times) => times + 1)} />
    </Disclosure>
  );
}

function WordsForm({ id, words, onSaved }: ItemWordsProps & { onSaved: () => void }) {
  const own = useTexts(itemTexts);
  const { language, notify } = useConsoleSession();
  const known = useOpened(words, 'CATALOGUE_CHANGED');
  const { delivery: _delivery, revision: _revision, ...said } = known.opened;
  const { delivery: _fixed, ...fieldTexts } = useTexts(itemFieldTexts);
  const names = Object.keys(said) as (keyof typeof said)[];
  const fields: Record<keyof typeof said, FieldTexts> = {
    ...wordFields(own),
    ...fieldTexts,
    position: { label: own.position, hint: own.positionHint },
  };
  const filledIn = names.map((name) => {
    const initial = `${said[name]}`;
    return [name, { ...fields[name], initial, changed: known.nowIn(name) }];
  });
  return (
    <div className={styles.pairs}>
      <EndpointForm
        endpoint={changeItem}
        given={{ language, id, revision: known.base.revision }}
        fields={Object.fromEntries(filledIn) as typeof fields}
        submit={own.save}
        onDone={() => {
          notify(own.saved);
          onSaved();
        }}
        onRefused={known.heed}
      />
    </div>
  );
}
