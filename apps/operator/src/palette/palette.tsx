// A native list can't be controlled from the field, which keeps the focus.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { useNavigate } from '@tanstack/react-router';
import type { listSavedViews } from '@uid/contract/saved-views';
import { Dialog } from '@uid/ui/dialog';
import { focusHere } from '@uid/ui/focus-here';
import { Icon } from '@uid/ui/icon';
import { useEffect, useId, useState } from 'react';
import type { KeyboardEvent } from 'react';

import { useAnswer } from '../request/use-answer.ts';
import { useConsoleSession, useTexts } from '../session/console-session.ts';
import { useMay } from '../staff/who.ts';
import { viewsAddress } from '../views/views-address.ts';
import { findDestinations } from './destinations.ts';
import styles from './palette.module.css';

const texts = {
  zh: {
    open: '前往…',
    title: '前往',
    close: '关闭',
    hint: '页面、视图、单号或关键词',
    none: '没有这样的页面',
  },
  en: {
    open: 'Go to…',
    title: 'Go to',
    close: 'Close',
    hint: 'Screen, view, number or words',
    none: 'No such screen',
  },
};

/** Opened by ⌘K or Ctrl+K. A few letters lead to any screen, to a record, or to a list that is searched for them. */
export function Palette() {
  const own = useTexts(texts);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const handleKey = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey)) return;
      event.preventDefault();
      setOpen((open) => !open);
    };
    addEventListener('keydown', handleKey);
    return () => removeEventListener('keydown', handleKey);
  }, []);
  return (
    <>
      <button type="button" className={styles.opener} onClick={() => setOpen(true)}>
        <Icon name="search" size={16} />
        {own.open}
        <kbd className={styles.key}>{isApple() ? '⌘K' : 'Ctrl K'}</kbd>
      </button>
      <Dialog
        id={id}
        title={own.title}
        closeLabel={own.close}
        open={isOpen}
        onClose={() => setOpen(false)}
      >
        {isOpen && <Destinations onChosen={() => setOpen(false)} />}
      </Dialog>
    </>
  );
}

function Destinations({ onChosen }: { onChosen: () => void }) {
  const { language } = useConsoleSession();
  const { hint, none } = useTexts(texts);
  const navigate = useNavigate();
  const may = useMay();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const own = useAnswer<typeof listSavedViews>(viewsAddress, {});
  const found = findDestinations(typed, { language, may, views: own.data?.views ?? [] });
  const current = Math.min(chosen, found.length - 1);

  function go(index: number): void {
    const destination = found[index];
    if (!destination) return;
    onChosen();
    void navigate({ to: destination.path, search: destination.search ?? {} });
  }

  function handleKey(event: KeyboardEvent): void {
    // The key belongs to the input method, which chooses among candidates and confirms the typed text.
    if (event.nativeEvent.isComposing) return;
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (event.key === 'Enter') go(current);
    else if (step !== undefined) setChosen((current + step + found.length) % found.length);
    else return;
    event.preventDefault();
  }

  return (
    <div className={styles.body}>
      <input
        className={styles.input}
        role="combobox"
        aria-label={hint}
        aria-controls={`${id}-list`}
        aria-expanded="true"
        aria-activedescendant={current < 0 ? undefined : `${id}-${current}`}
        autoComplete="off"
        // The user opened the dialog to type in this field.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        ref={focusHere}
        placeholder={hint}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setChosen(0);
        }}
        onKeyDown={handleKey}
      />
      <div id={`${id}-list`} className={styles.list} role="listbox" aria-label={hint}>
        {found.map(({ key, label, group }, index) => (
          // The field handles the keys.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={key}
            id={`${id}-${index}`}
            className={styles.option}
            role="option"
            tabIndex={-1}
            aria-selected={index === current}
            onClick={() => go(index)}
          >
            <span>{label}</span>
            <span className={styles.group}>{group}</span>
          </div>
        ))}
      </div>
      {found.length === 0 && <output>{none}</output>}
    </div>
  );
}

function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}
