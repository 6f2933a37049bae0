import { isClientError } from '@uid/contract/client-errors';
import { Button } from '@uid/ui/button';
import { useState } from 'react';

import { useLanguage } from '../../../../../layout/use-language.ts';
import { useLostFocus } from '../../../../../layout/use-lost-focus.ts';
import { confirmTexts } from '../../confirm-texts.ts';
import styles from '../../confirm.module.css';
import type { FieldErrors, LiveOrderForm } from '../use-order-form.ts';

/** The one control that saves address and invoice details for the next order; hidden while there is nothing new. */
export function SaveDetails({ live }: { live: LiveOrderForm }) {
  const texts = confirmTexts[useLanguage()];
  const [isSaving, setIsSaving] = useState(false);
  const [said, setSaid] = useState('');
  const { place, leadTo } = useLostFocus<HTMLDivElement>();
  const { keepersRef, unsaved } = live.keeping;
  const isUnsaved = Object.values(unsaved).includes(true);

  async function save(): Promise<void> {
    setIsSaving(true);
    setSaid('');
    leadTo('output');
    const keepers = Object.values(keepersRef.current);
    const outcomes = await Promise.allSettled(keepers.map((keeper) => keeper.save()));
    const causes = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
    setIsSaving(false);
    const strange = causes.find((cause) => !isClientError(cause));
    if (strange) throw strange;
    const failures = causes.filter(isClientError);
    const fields: FieldErrors = Object.assign({}, ...failures.map(({ result }) => result?.fields));
    if (Object.keys(fields).length > 0) live.showErrors(fields);
    setSaid(failures[0] ? failures[0].message : texts.kept);
  }

  return (
    <div ref={place} className={styles.keep}>
      {isUnsaved && (
        <>
          <Button tone="secondary" size="small" busy={isSaving} onClick={() => void save()}>
            {texts.keep}
          </Button>
          <p className={styles.hint}>{texts.keepHint}</p>
        </>
      )}
      <output className={styles.hint} tabIndex={-1}>
        {said}
      </output>
    </div>
  );
}
