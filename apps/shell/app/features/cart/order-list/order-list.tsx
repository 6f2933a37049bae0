import type { Call } from '@uid/contract/endpoint';
import { maxOrderListCharacters } from '@uid/contract/order-list';
import { Button } from '@uid/ui/button';
import { Disclosure } from '@uid/ui/disclosure';
import { Notice } from '@uid/ui/notice';
import { TextArea } from '@uid/ui/text-area';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ChangeEvent, SubmitEvent } from 'react';

import { useLanguage } from '../../../layout/use-language.ts';
import { request } from '../../../request/shell-request.ts';
import { useStoredToken } from '../../../request/use-stored-token.ts';
import { answerOrderList, orderListIntents } from './answer-order-list.ts';
import type { OrderListAnswer } from './answer-order-list.ts';
import { CheckedLines } from './checked-lines.tsx';
import { orderListTexts } from './order-list-texts.ts';
import styles from './order-list.module.css';

/** Refusals are shown in the form. */
const call: Call = (endpoint, input) => request(endpoint, input, { skipErrorHandler: true });

interface OrderListProps {
  /** The answer to a form that was sent without script. */
  formAnswer: OrderListAnswer | undefined;
  onAdded: () => void;
}

/** A list of SKUs and quantities, pasted or from a file: checked line by line, then added to the cart as a whole. */
export function OrderList({ formAnswer, onAdded }: OrderListProps) {
  const language = useLanguage();
  const texts = orderListTexts[language];
  const [answer, setAnswer] = useState(formAnswer ?? { text: '' });
  const [isWaiting, setIsWaiting] = useState(false);
  const isAlive = useStoredToken() !== undefined;
  const box = useRef<HTMLTextAreaElement>(null);
  const found = useRef<HTMLDivElement>(null);

  // Takes over what was typed before hydration.
  useLayoutEffect(() => {
    const typed = box.current?.value;
    if (typed) setAnswer((before) => (before.text === typed ? before : { text: typed }));
  }, []);
  const { text, lines, goodsFen, added, message } = answer;

  // The answer comes before the button that requested it, which disappears or is pushed out of sight, so the answer
  // takes the focus.
  useEffect(() => (isWaiting ? () => found.current?.focus() : undefined), [isWaiting]);

  async function send(isToAdd: boolean): Promise<void> {
    setIsWaiting(true);
    try {
      const next = await answerOrderList(call, { text, isToAdd, language });
      setAnswer(next);
      if (next.added) onAdded();
    } finally {
      setIsWaiting(false);
    }
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const button = event.nativeEvent.submitter as HTMLButtonElement | null;
    if (!isWaiting) void send(button?.value === orderListIntents.add);
  }

  async function handleFile({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = target.files?.[0];
    if (!file) return;
    // A character may take four bytes.
    const isLarge = file.size > maxOrderListCharacters * 4;
    setAnswer(isLarge ? { text, message: texts.tooLong } : { text: await file.text() });
    target.value = '';
  }

  return (
    <Disclosure title={texts.title} open={formAnswer !== undefined || undefined}>
      <form method="post" className={styles.form} onSubmit={handleSubmit}>
        <TextArea
          ref={box}
          id="order-list"
          name="list"
          label={texts.label}
          hint={texts.hint}
          placeholder={texts.example}
          value={text}
          maxLength={maxOrderListCharacters}
          readOnly={isWaiting}
          spellCheck={false}
          autoComplete="off"
          onChange={({ target }) => setAnswer({ text: target.value })}
        />
        <div ref={found} aria-live="polite" tabIndex={-1} className={styles.form}>
          {message && <Notice tone="danger" title={message} />}
          {added && <Notice tone="success" title={texts.added(added.lines, added.pieces)} />}
          {lines && <CheckedLines lines={lines} goodsFen={goodsFen} />}
        </div>
        <div className={styles.buttons}>
          {lines?.every(({ problem }) => !problem) && (
            <Button type="submit" name="intent" value={orderListIntents.add} busy={isWaiting}>
              {texts.add}
            </Button>
          )}
          <Button
            type="submit"
            name="intent"
            value={orderListIntents.check}
            tone="secondary"
            busy={isWaiting}
          >
            {texts.check}
          </Button>
          {isAlive && (
            <label className={styles.file}>
              {texts.file}
              <input
                type="file"
                accept=".csv,.txt,text/csv,text/plain"
                className={styles.input}
                // The answer comes with the text that it is about, so the text can't change meanwhile.
                disabled={isWaiting}
                onChange={(event) => void handleFile(event)}
              />
            </label>
          )}
        </div>
      </form>
    </Disclosure>
  );
}
