import { Button } from '@uid/ui/button';
import { Icon } from '@uid/ui/icon';
import { TextArea } from '@uid/ui/text-area';
import { useEffect, useRef } from 'react';

import { useLanguage } from '../../../layout/use-language.ts';
import { addressTexts } from '../address-texts.ts';
import styles from '../addresses.module.css';
import { maxLength } from './use-pasting.ts';
import type { Pasting } from './use-pasting.ts';

/** Takes an address that the customer has as one text. Shows only a button until it is pressed. */
export function PasteAddress({ pasting }: { pasting: Pasting }) {
  const texts = addressTexts[useLanguage()];
  const { isOpen, open, text, type, take, leave, outcome, undo } = pasting;
  const said = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    if (outcome && said.current && isBelow(said.current))
      said.current.scrollIntoView({ block: 'center' });
  }, [outcome]);
  if (!isOpen) {
    return (
      <Button tone="quiet" className={styles.open} onClick={open}>
        <Icon name="plus" size={16} />
        {texts.paste}
      </Button>
    );
  }
  return (
    <>
      <TextArea
        name="pasted-address"
        label={texts.pasteLabel}
        hint={texts.pasteHint}
        rows={3}
        maxLength={maxLength}
        value={text}
        // The button that was pressed is gone, so the field that it opened takes the focus.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        onChange={(event) => type(event.target.value)}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text');
          if (pasted.trim() === '') return;
          // The pasted text replaces whatever was in the field.
          event.preventDefault();
          take(pasted);
        }}
        onBlur={leave}
      />
      <p className={styles.actions}>
        <output ref={said}>{outcome}</output>
        {undo && (
          <Button tone="secondary" size="small" onClick={undo}>
            {texts.undo}
          </Button>
        )}
      </p>
    </>
  );
}

/**
 * True if the element is below the visible area. On a phone the keyboard or the window's end hides what was filled in,
 * so that nothing seems to happen.
 */
function isBelow(element: HTMLElement): boolean {
  const height = globalThis.visualViewport?.height ?? innerHeight;
  return element.getBoundingClientRect().bottom > height;
}
