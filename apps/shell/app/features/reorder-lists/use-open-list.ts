import { isClientError, isRefusal } from '@uid/contract/client-errors';
import { getReorderList, removeReorderList, saveReorderList } from '@uid/contract/reorder-lists';
import type { ReorderList } from '@uid/contract/reorder-lists';
import { useState } from 'react';

import { useLanguage, useLocalPath } from '../../layout/use-language.ts';
import { request } from '../../request/shell-request.ts';
import type { OrderListAnswer } from '../cart/order-list/answer-order-list.ts';
import { addToCart } from './add-to-cart.ts';
import { reorderPath } from './reorder-path.ts';
import { reorderTexts } from './reorder-texts.ts';

export type Line = ReorderList['lines'][number];

/** Refusals are shown in the page. */
const quietly = { skipErrorHandler: true };

/** A list while it is being changed, and the result of the changes. */
export function useOpenList(opened: ReorderList) {
  const language = useLanguage();
  const localPath = useLocalPath();
  const [list, setList] = useState(opened);
  const [name, setName] = useState(opened.name);
  const [lines, setLines] = useState<readonly Line[]>(opened.lines);
  const [answer, setAnswer] = useState<OrderListAnswer>();
  const [said, setSaid] = useState<{ good?: string; bad?: string; name?: string }>({});
  const [isRemoved, setRemoved] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { id, revision } = list;
  const wanted = { language, name, lines: lines.map(({ sku, quantity }) => ({ sku, quantity })) };

  function show(next: ReorderList): void {
    setList(next);
    setName(next.name);
    setLines(next.lines);
    setAnswer(undefined);
  }

  /** Says what is wrong with a line, by its SKU; the server names the line by its position. */
  function lineProblem(fields: Record<string, string>): string | undefined {
    const [field, problem] = Object.entries(fields)[0] ?? [];
    const line = lines[Number(field?.split('.')[1])];
    return line && problem && reorderTexts[language].wrongLine(line.sku, problem);
  }

  /** If the list can't be read, what was typed stays, and saving it is refused for the same reason. */
  async function readAgain(): Promise<void> {
    try {
      show(await request(getReorderList, { language, id }, quietly));
    } catch (cause) {
      if (!isClientError(cause)) throw cause;
    }
  }

  async function attempt(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    setSaid({});
    try {
      await work();
    } catch (cause) {
      if (!isClientError(cause)) throw cause;
      const { name: problem, ...others } = cause.result?.fields ?? {};
      setSaid(problem ? { name: problem } : { bad: lineProblem(others) ?? cause.message });
      if (isRefusal(cause, 'REORDER_LIST_CHANGED')) await readAgain();
    } finally {
      setBusy(false);
    }
  }

  return {
    list,
    name,
    setName,
    lines,
    answer,
    said,
    isRemoved,
    isBusy,
    isChanged: name !== list.name || lines !== list.lines,
    change: (next: readonly Line[]) => {
      setLines(next);
      setAnswer(undefined);
      setSaid({});
    },
    add: (some: readonly { sku: string; quantity: number | string }[]) =>
      attempt(async () => setAnswer(await addToCart(some, language))),
    save: () =>
      attempt(async () => {
        show(await request(saveReorderList, { ...wanted, id, revision }, quietly));
        setSaid({ good: reorderTexts[language].saved });
      }),
    remove: () =>
      attempt(async () => {
        await request(removeReorderList, { language, id }, quietly);
        setRemoved(true);
      }),
    bringBack: () =>
      attempt(async () => {
        const back = await request(saveReorderList, wanted, quietly);
        location.replace(localPath(reorderPath(back.id)));
      }),
  };
}
