import type { StaffVariant } from '@uid/contract/staff-catalogue';
import { DescriptionList } from '@uid/ui/description-list';
import { Notice } from '@uid/ui/notice';

import { DoneToLink } from '../../detail/done-to-link.tsx';
import { useFormats } from '../../format/use-formats.ts';
import { useTexts } from '../../session/console-session.ts';
import { catalogueTexts } from './catalogue-texts.ts';
import styles from './catalogue.module.css';
import { MovementList } from './movement-list.tsx';
import { PriceHistory } from './price-history.tsx';
import { useVariantChanges } from './use-variant-changes.ts';
import { VariantForms } from './variant-forms.tsx';
import { VariantStatus } from './variant-status.tsx';

/** One variant: its current state, the actions on it, and its history. */
export function VariantPart({ variant }: { variant: StaffVariant }) {
  const own = useTexts(catalogueTexts);
  const changes = useVariantChanges(variant);
  const { sku, name, movements } = variant;
  return (
    <section className={styles.variant} id={sku} aria-labelledby={`${sku}-name`}>
      <header className={styles.variantHead}>
        <h2 id={`${sku}-name`}>
          {sku} · {name}
        </h2>
        <DoneToLink subject={sku} />
        <VariantStatus variant={variant} />
      </header>
      <div className={styles.sides}>
        <div className={styles.column}>
          <VariantFacts variant={variant} />
          {changes.isBehind && (
            <Notice tone="warning" role="alert">
              {own.conflict}
            </Notice>
          )}
          <VariantForms variant={variant} changes={changes} />
        </div>
        <div className={styles.column}>
          <PriceHistory sku={sku} changes={variant.priceChanges} onDone={changes.handleDone} />
          {movements && <MovementList sku={sku} movements={movements} />}
        </div>
      </div>
    </section>
  );
}

function VariantFacts({ variant }: { variant: StaffVariant }) {
  const own = useTexts(catalogueTexts);
  const { money, number } = useFormats();
  const { state, priceFen, stock, promised, leadDays, lowStock, steps } = variant;
  const stepWords = steps.map((each) => own.step(number(each.fromQuantity), money(each.priceFen)));
  return (
    <DescriptionList
      items={[
        { term: own.price, details: money(priceFen), strong: true },
        { term: own.steps, details: stepWords.join(' · ') || own.none },
        { term: own.state, details: own.states[state] },
        { term: own.stock, details: number(stock) },
        { term: own.promised, details: number(promised) },
        { term: own.shelf, details: number(stock + promised) },
        { term: own.leadDays, details: number(leadDays) },
        { term: own.lowFrom, details: number(lowStock) },
      ]}
    />
  );
}
