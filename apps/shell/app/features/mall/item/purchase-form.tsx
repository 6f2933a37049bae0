import type { Variant } from '@uid/contract/catalogue';
import { maxItemQuantity } from '@uid/contract/constants';
import { languageTags } from '@uid/contract/language';
import { routes } from '@uid/contract/routes';
import { Button } from '@uid/ui/button';
import { ButtonLink } from '@uid/ui/button-link';
import { Icon } from '@uid/ui/icon';
import { Money } from '@uid/ui/money';
import { Notice } from '@uid/ui/notice';
import { QuantityStepper } from '@uid/ui/quantity-stepper';
import { RadioGroup } from '@uid/ui/radio-group';

import { useLanguage, useLocalPath } from '../../../layout/use-language.ts';
import { addErrorMarker, addFormMarker } from '../add-to-cart-markers.ts';
import { deliveryWords } from '../delivery-words.ts';
import { itemPath } from '../list/mall-filters.ts';
import { mallTexts } from '../mall-texts.ts';
import type { ItemDetailProps } from './item-detail.tsx';
import styles from './item.module.css';

/** Model, quantity, into the cart: a form that needs no script. */
export function PurchaseForm({ item, chosen, now, failure }: ItemDetailProps) {
  const language = useLanguage();
  const texts = mallTexts[language];
  const localPath = useLocalPath();
  const firstAvailable = item.variants.find(({ available }) => available > 0);
  const sku = item.variants.find((each) => each.sku === chosen.sku)?.sku ?? firstAvailable?.sku;
  return (
    <form
      id="buy"
      method="post"
      action={localPath(itemPath(item.id))}
      className={styles.purchase}
      {...{ [addFormMarker]: '' }}
    >
      <div className={styles.failure} {...{ [addErrorMarker]: '' }}>
        {failure && (
          <Notice tone="danger" role="alert" title={texts.failedTitle}>
            <p>{failure.message}</p>
          </Notice>
        )}
      </div>
      <RadioGroup
        name="sku"
        label={texts.choose}
        layout="tiles"
        required
        defaultValue={sku}
        options={item.variants.map((variant) => ({
          value: variant.sku,
          label: variant.name,
          trailing: <Money fen={variant.priceFen} language={languageTags[language]} size="large" />,
          hint: <VariantFacts {...{ variant, now }} delivery={item.delivery} unit={item.unit} />,
          disabled: variant.available === 0,
        }))}
      />
      {firstAvailable ? <Buy quantity={startQuantity(chosen.quantity)} /> : <SoldOut />}
    </form>
  );
}

function startQuantity(text: string): number {
  return Math.min(maxItemQuantity, Math.max(1, Number.parseInt(text, 10) || 1));
}

interface VariantFactsProps {
  variant: Variant;
  delivery: 'shipped' | 'licence';
  unit: string;
  now: number;
}

function VariantFacts({ variant, delivery, unit, now }: VariantFactsProps) {
  const language = useLanguage();
  const texts = mallTexts[language];
  const { sku, available, leadDays } = variant;
  return (
    <span className={styles.variant}>
      <span className={styles.sku}>{sku}</span>
      <span>{texts.perUnit(unit)}</span>
      <span>{available > 0 ? texts.stock(available) : texts.soldOut}</span>
      {available > 0 && <span>{deliveryWords({ delivery, leadDays }, { language, now })}</span>}
    </span>
  );
}

function Buy({ quantity }: { quantity: number }) {
  const texts = mallTexts[useLanguage()];
  const localPath = useLocalPath();
  return (
    <>
      <div className={styles.buy}>
        <QuantityStepper
          name="quantity"
          value={quantity}
          max={maxItemQuantity}
          labels={{
            quantity: texts.quantity,
            decrease: texts.decrease,
            increase: texts.increase,
          }}
        />
        <Button type="submit" tone="gold" size="large">
          <Icon name="cart" />
          {texts.add}
        </Button>
      </div>
      <p className={styles.limit}>
        {texts.limit} <a href={localPath(`${routes.support}#contact`)}>{texts.more}</a>
      </p>
      <p className={styles.limit}>{texts.inCartHint}</p>
    </>
  );
}

function SoldOut() {
  const texts = mallTexts[useLanguage()];
  const localPath = useLocalPath();
  return (
    <Notice
      tone="warning"
      title={texts.soldOut}
      actions={
        <ButtonLink href={localPath(`${routes.support}#contact`)}>{texts.askQuote}</ButtonLink>
      }
    />
  );
}
