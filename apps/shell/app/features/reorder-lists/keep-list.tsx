import { isClientError } from '@uid/contract/client-errors';
import { maxReorderName, saveReorderList } from '@uid/contract/reorder-lists';
import { Button } from '@uid/ui/button';
import { Icon } from '@uid/ui/icon';
import { Notice } from '@uid/ui/notice';
import { TextField } from '@uid/ui/text-field';
import { useState } from 'react';
import type { SubmitEvent } from 'react';

import { useLanguage, useLocalPath } from '../../layout/use-language.ts';
import { useLostFocus } from '../../layout/use-lost-focus.ts';
import { request } from '../../request/shell-request.ts';
import { keepListTexts } from './keep-list-texts.ts';
import { reorderPath } from './reorder-path.ts';
import styles from './reorder.module.css';

interface KeepListProps {
  lines: readonly { sku: string; quantity: number }[];
  /** Number of the order that the lines belong to. */
  orderNo?: string;
}

/** Saves items as a reorder list of the account, under a name. */
export function KeepList({ lines, orderNo }: KeepListProps) {
  const language = useLanguage();
  const texts = keepListTexts[language];
  const localPath = useLocalPath();
  const [stage, setStage] = useState<'closed' | 'open' | 'busy'>('closed');
  const [problem, setProblem] = useState<string>();
  const [kept, setKept] = useState<{ id: string; lines: string }>();
  const { place, leadTo } = useLostFocus<HTMLDivElement>();
  const pieces = lines.map(({ sku, quantity }) => ({ sku, quantity }));
  const wanted = JSON.stringify(pieces);
  // A list saved from earlier contents of the cart is another list.
  const keptId = kept?.lines === wanted ? kept.id : undefined;

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (stage === 'busy') return;
    const typed = new FormData(event.currentTarget).get('list-name');
    const name = typeof typed === 'string' ? typed : '';
    setStage('busy');
    setProblem(undefined);
    try {
      const options = { skipErrorHandler: true };
      const { id } = await request(saveReorderList, { language, name, lines: pieces }, options);
      leadTo('a');
      setKept({ id, lines: wanted });
      setStage('closed');
    } catch (cause) {
      if (!isClientError(cause)) throw cause;
      setProblem(Object.values(cause.result?.fields ?? {})[0] ?? cause.message);
      setStage('open');
    }
  }

  return (
    <div className={styles.keep} ref={place} data-print="no">
      {stage === 'closed' && !keptId && (
        <Button
          tone="quiet"
          onClick={() => {
            leadTo('input');
            setStage('open');
          }}
        >
          <Icon name="copy" />
          {texts.keep}
        </Button>
      )}
      {stage !== 'closed' && (
        <form className={styles.keep} onSubmit={(event) => void handleSubmit(event)}>
          <TextField
            name="list-name"
            label={texts.name}
            hint={texts.hint}
            defaultValue={orderNo && texts.ofOrder(orderNo)}
            maxLength={maxReorderName}
            autoComplete="off"
            error={problem}
          />
          <Button type="submit" tone="secondary" busy={stage === 'busy'}>
            {texts.save}
          </Button>
        </form>
      )}
      <div aria-live="polite">
        {keptId && (
          <Notice
            tone="success"
            title={texts.kept}
            actions={<a href={localPath(reorderPath(keptId))}>{texts.open}</a>}
          />
        )}
      </div>
    </div>
  );
}
