import { getItem } from '@uid/contract/catalogue';
import type { Item } from '@uid/contract/catalogue';
import type { Call } from '@uid/contract/endpoint';
import type { Language } from '@uid/contract/language';

import { chooseItems } from './choose-items.ts';
import { isAnswered, readAnswers } from './guide-answers.ts';
import type { GuideAnswers, GuideQuestion } from './guide-answers.ts';
import { itemTraits } from './item-traits.ts';

export interface Recommendation {
  item: Item;
  reason: string;
  matched: GuideQuestion[];
}

export interface GuideData {
  answers: Partial<GuideAnswers>;
  /** Undefined until all questions are answered. */
  recommended?: Recommendation[];
}

/** Returns the answers in the address and, once they are complete, the recommended items as they are sold today. */
export async function loadGuide(
  query: URLSearchParams,
  call: Call,
  { language }: { language: Language },
): Promise<GuideData> {
  const answers = readAnswers(query);
  if (!isAnswered(answers)) return { answers };
  const chosen = chooseItems(answers, itemTraits);
  const items = await Promise.all(
    // An item that is no longer sold is not recommended.
    chosen.map(({ traits: { id } }) => call(getItem, { language, id }).catch(() => undefined)),
  );
  const recommended = chosen.flatMap(({ traits: { reason }, matched }, position) => {
    const item = items[position];
    return item ? [{ item, reason: reason[language], matched }] : [];
  });
  return { answers, recommended };
}
