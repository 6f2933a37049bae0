import type { ItemSummary } from '@uid/contract/catalogue';
import { Button } from '@uid/ui/button';
import { ButtonLink } from '@uid/ui/button-link';
import { formatMoney } from '@uid/ui/format-money';

import { useLanguage, useLocalPath } from '../../../layout/use-language.ts';
import type { AddFailure } from '../add-item.ts';
import { addErrorMarker, addFormMarker, daysMarker } from '../add-to-cart-markers.ts';
import { deliveryWords } from '../delivery/delivery-words.ts';
import { mallTexts } from '../mall-texts.ts';
import { quotePath } from '../item-paths.ts';
import styles from './card.module.css';
import { listTexts } from './list-texts.ts';

interface QuickAddProps {
  item: ItemSummary;
  /** Epoch milliseconds; dispatch dates count from here. */
  now: number;
  /** Of this item, where one of its models was sent and not added. */
  failure: AddFailure | undefined;
  /** The list's own address: what was refused comes back to it. */
  action: string;
}

/** One piece of a model straight from the list; where there is none, the way to ask. */
export function QuickAdd({ item, now, failure, action }: QuickAddProps) {
  const language = useLanguage();
  const [texts, words] = [mallTexts[language], listTexts[language]];
  const localPath = useLocalPath();
  const { id, name, product, delivery, models } = item;
  const first = models.find(({ available }) => available > 0);
  if (!first)
    return (
      <p className={styles.add}>
        <ButtonLink
          href={localPath(quotePath(models[0]?.sku ?? '', product))}
          tone="secondary"
          aria-label={words.askOf(name)}
        >
          {texts.askQuote}
        </ButtonLink>
      </p>
    );
  // It stands above already, and a phone has no room for it here. Of several, the price comes first: the end is cut off.
  const hasOnePrice = models.every(({ priceFen }) => priceFen === first.priceFen);
  return (
    <form
      method="post"
      action={`${action}#${itemAnchor(id)}`}
      className={styles.add}
      {...{ [addFormMarker]: 'list' }}
    >
      <select
        name="sku"
        className={styles.models}
        aria-label={words.model(name)}
        defaultValue={failure?.sku ?? first.sku}
      >
        {models.map((model) => (
          <option
            key={model.sku}
            value={model.sku}
            disabled={model.available === 0}
            {...(model.leadDays !== item.leadDays &&
              model.available > 0 && {
                [daysMarker]: deliveryWords(
                  { delivery, leadDays: model.leadDays },
                  { language, now },
                ),
              })}
          >
            {hasOnePrice ? model.name : `${formatMoney(model.priceFen)} · ${model.name}`}
          </option>
        ))}
      </select>
      <Button type="submit" tone="secondary" aria-label={words.addOf(name)}>
        {words.add}
      </Button>
      <p className={styles.failure} role="alert" {...{ [addErrorMarker]: '' }}>
        {failure?.message}
      </p>
    </form>
  );
}

/** Where an item stands in the list. */
export function itemAnchor(id: string): string {
  return `item-${id}`;
}
