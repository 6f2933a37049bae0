import type { Item, PricedPieces, Variant } from '@uid/contract/catalogue';
import { maxItemQuantity } from '@uid/contract/constants';
import { deliveryFeeFen, freeDeliveryFromFen } from '@uid/contract/delivery-fee';
import { Button } from '@uid/ui/button';
import { ButtonLink } from '@uid/ui/button-link';
import { formatMoney } from '@uid/ui/format-money';
import { Icon } from '@uid/ui/icon';
import { Money } from '@uid/ui/money';
import { Notice } from '@uid/ui/notice';
import { QuantityStepper } from '@uid/ui/quantity-stepper';
import { RadioGroup } from '@uid/ui/radio-group';

import { useLanguage, useLocalPath } from '../../../layout/use-language.ts';
import type { AddFailure } from '../add-item.ts';
import { addErrorMarker, addFormMarker, buyName, daysMarker } from '../add-to-cart-markers.ts';
import { deliveryWords } from '../delivery/delivery-words.ts';
import { itemPath, quotePath } from '../item-paths.ts';
import { mallTexts } from '../mall-texts.ts';
import styles from './item.module.css';
import { LivePrice } from './live-price.tsx';
import { chosenQuantity, chosenSku } from './price-chosen.ts';
import type { Chosen } from './price-chosen.ts';
import { PriceSteps } from './price-steps.tsx';

export interface PurchaseFormProps {
  item: Item;
  /** The model and quantity from the address or from the refused form. */
  chosen: Chosen;
  /** What the chosen pieces cost now; undefined if nothing can be bought. */
  priced: PricedPieces | undefined;
  now: number;
  failure: AddFailure | undefined;
}

/** Model, price step, quantity, activation and the button for the cart: a form that needs no script. */
export function PurchaseForm(props: PurchaseFormProps) {
  const { item, chosen, now, failure } = props;
  const language = useLanguage();
  const texts = mallTexts[language];
  const localPath = useLocalPath();
  const sku = chosenSku(item, chosen);
  return (
    <form
      id="buy"
      method="post"
      action={localPath(itemPath(item.id))}
      className={styles.purchase}
      {...{ [addFormMarker]: 'item' }}
    >
      <div className={styles.failure} role="alert" {...{ [addErrorMarker]: '' }}>
        {failure && (
          <Notice tone="danger" title={texts.failedTitle}>
            <p>{failure.message}</p>
          </Notice>
        )}
      </div>
      {/* Enter in a field presses the form's first submit button: that must be the one for the cart. */}
      <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
      <RadioGroup
        name="sku"
        label={texts.choose}
        layout="tiles"
        required
        defaultValue={sku}
        options={item.variants.map((variant) => ({
          value: variant.sku,
          label: variant.name,
          trailing: <Money fen={variant.priceFen} size="large" />,
          hint: <VariantFacts {...{ variant, now }} delivery={item.delivery} unit={item.unit} />,
          disabled: variant.available === 0,
        }))}
      />
      {sku === undefined ? <SoldOut item={item} /> : <Buy {...props} sku={sku} />}
    </form>
  );
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
      <span>
        {texts.per}
        <span className={styles.unit}>{unit}</span>
      </span>
      <span>{available > 0 ? texts.stock(available) : texts.soldOut}</span>
      {available > 0 && (
        <span {...{ [daysMarker]: '' }}>
          {deliveryWords({ delivery, leadDays }, { language, now })}
        </span>
      )}
    </span>
  );
}

function Buy({ item, chosen, priced, sku }: PurchaseFormProps & { sku: string }) {
  const language = useLanguage();
  const texts = mallTexts[language];
  const localPath = useLocalPath();
  const money = (fen: number) => formatMoney(fen);
  return (
    <>
      <PriceSteps variants={item.variants} sku={sku} unit={item.unit} />
      <div className={styles.quantity} data-print="no">
        <QuantityStepper
          name="quantity"
          value={chosenQuantity(chosen)}
          max={maxItemQuantity}
          labels={{
            quantity: texts.quantity,
            decrease: texts.decrease,
            increase: texts.increase,
          }}
        />
        <noscript>
          <Button type="submit" name="step" value="show" tone="quiet">
            {texts.showPrice}
          </Button>
        </noscript>
        <p className={styles.limit}>
          {texts.limit} <a href={localPath(quotePath(sku, item.product))}>{texts.more}</a>
        </p>
      </div>
      <p className={styles.limit}>
        <strong>{texts.activation}</strong> {texts.activationText[item.delivery]}
      </p>
      <div className={styles.buy}>
        {priced && <LivePrice priced={priced} unit={item.unit} />}
        <Button type="submit" tone="secondary" size="large">
          <Icon name="cart" />
          {texts.add}
        </Button>
        <Button type="submit" tone="gold" size="large" name={buyName} value="now">
          {texts.buy}
        </Button>
      </div>
      <p className={styles.limit}>
        {item.delivery === 'shipped' &&
          texts.deliveryFee(money(freeDeliveryFromFen), money(deliveryFeeFen))}{' '}
        {texts.inCartHint}
      </p>
    </>
  );
}

function SoldOut({ item }: { item: Item }) {
  const texts = mallTexts[useLanguage()];
  const localPath = useLocalPath();
  const [first] = item.variants;
  return (
    <Notice
      tone="warning"
      title={texts.soldOut}
      actions={
        <ButtonLink href={localPath(quotePath(first?.sku ?? '', item.product))}>
          {texts.askQuote}
        </ButtonLink>
      }
    />
  );
}
