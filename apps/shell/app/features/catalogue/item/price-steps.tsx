import type { Variant } from '@uid/contract/catalogue';
import { formatMoney } from '@uid/ui/format-money';

import { useLanguage } from '../../../layout/use-language.ts';
import { stepsMarker } from '../add-to-cart-markers.ts';
import { mallTexts } from '../mall-texts.ts';
import styles from './item.module.css';

interface PriceStepsProps {
  variants: Variant[];
  /** SKU of the chosen model. */
  sku: string;
  unit: string;
}

/** The prices of a piece by quantity: each step is a button that sets the quantity from which its price applies. */
export function PriceSteps({ variants, sku, unit }: PriceStepsProps) {
  return variants.map((variant) => (
    <Steps key={variant.sku} {...{ variant, unit }} isHidden={variant.sku !== sku} />
  ));
}

interface StepsProps {
  variant: Variant;
  unit: string;
  isHidden: boolean;
}

function Steps({ variant, unit, isHidden }: StepsProps) {
  const language = useLanguage();
  const texts = mallTexts[language];
  const money = (fen: number) => formatMoney(fen);
  const steps = [{ fromQuantity: 1, priceFen: variant.priceFen }, ...variant.tiers];
  return (
    <fieldset className={styles.steps} hidden={isHidden} {...{ [stepsMarker]: variant.sku }}>
      <legend className={styles.legend}>{texts.plan}</legend>
      {variant.tiers.length === 0 ? (
        <p className={styles.limit}>
          {texts.onePrice(
            money(variant.priceFen),
            <span key="unit" className={styles.unit}>
              {unit}
            </span>,
          )}
        </p>
      ) : (
        steps.map(({ fromQuantity, priceFen }) => (
          <button
            key={fromQuantity}
            type="submit"
            name="take"
            value={fromQuantity}
            className={styles.step}
          >
            <span>{texts.fromPieces(fromQuantity)}</span>
            <strong>{money(priceFen)}</strong>
          </button>
        ))
      )}
    </fieldset>
  );
}
