import { routes } from '@uid/contract/pages';
import { maxReorderName } from '@uid/contract/reorder-lists';
import type { ReorderList } from '@uid/contract/reorder-lists';
import { Button } from '@uid/ui/button';
import { Icon } from '@uid/ui/icon';
import { Notice } from '@uid/ui/notice';
import { TextField } from '@uid/ui/text-field';
import type { SubmitEvent } from 'react';

import { useLanguage, useLocalPath } from '../../layout/use-language.ts';
import { useLostFocus } from '../../layout/use-lost-focus.ts';
import { orderListTexts } from '../cart/order-list/order-list-texts.ts';
import { ListLines } from './list-lines.tsx';
import { reorderPath } from './reorder-path.ts';
import { reorderTexts } from './reorder-texts.ts';
import styles from './reorder.module.css';
import { useOpenList } from './use-open-list.ts';

/**
 * One list: its name, its items and their quantities, which can be changed here and added to the cart with one press.
 */
export function OpenList({ opened }: { opened: ReorderList }) {
  const language = useLanguage();
  const texts = reorderTexts[language];
  const localPath = useLocalPath();
  const open = useOpenList(opened);
  const { name, lines, answer, said, isBusy, isChanged } = open;
  const { place, leadTo } = useLostFocus<HTMLFormElement>();
  const others = answer?.lines?.filter(({ problem }) => !problem) ?? [];
  const bad = said.bad ?? answer?.message;

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!isChanged || isBusy) return;
    leadTo('[name=name]');
    void open.save();
  }

  if (open.isRemoved)
    return (
      <Notice
        role="alert"
        title={texts.removed(name)}
        actions={
          <>
            <Button busy={isBusy} onClick={() => void open.bringBack()}>
              {texts.undo}
            </Button>{' '}
            <a href={localPath(reorderPath())}>{texts.all}</a>
          </>
        }
      >
        {said.bad}
      </Notice>
    );
  return (
    <form className={styles.list} ref={place} onSubmit={handleSubmit}>
      <TextField
        name="name"
        label={texts.name}
        value={name}
        error={said.name}
        maxLength={maxReorderName}
        readOnly={isBusy}
        autoComplete="off"
        onChange={({ target }) => open.setName(target.value)}
      />
      <ListLines open={open} onTakenOff={() => leadTo('[name=name]')} />
      <div aria-live="polite">
        {bad && <Notice tone="danger" title={bad} />}
        {said.good && <Notice tone="success" title={said.good} />}
        {answer?.added && (
          <Notice
            tone="success"
            title={orderListTexts[language].added(answer.added.lines, answer.added.pieces)}
            actions={<a href={localPath(routes.cart)}>{texts.toCart}</a>}
          />
        )}
      </div>
      <p className={styles.buttons}>
        {lines.length > 0 && (
          <Button tone="gold" busy={isBusy} onClick={() => void open.add(lines)}>
            <Icon name="cart" />
            {orderListTexts[language].add}
          </Button>
        )}
        {others.length > 0 && (
          <Button tone="secondary" busy={isBusy} onClick={() => void open.add(others)}>
            {texts.addOthers(others.length)}
          </Button>
        )}
        {isChanged && (
          <Button type="submit" tone="secondary" busy={isBusy}>
            {texts.save}
          </Button>
        )}
        <Button tone="quiet" busy={isBusy} onClick={() => void open.remove()}>
          {texts.remove}
        </Button>
      </p>
    </form>
  );
}
