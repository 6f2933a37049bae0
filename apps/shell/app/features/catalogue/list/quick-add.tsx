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
  /** Set if one of this item's models was sent and not added. */
  failure: AddFailure | undefined;
  /** The list's own address, to which a refused form comes back. */
  action: string;
}

/** Adds one piece of a model straight from the list; if none is in stock, links to the request for a quote. */
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
  // A price that all models share is already shown above, and a phone has no room for it here. Different prices come
  // first, because the end of an option is cut off.
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

/** Returns the id of an item in the list. */
export function itemAnchor(id: string): string {
  return `item-${id}`;
}
