import type { InputOf } from '@uid/contract/endpoint';
import { changePrice, changeSteps, changeVariant, moveStock } from '@uid/contract/staff-catalogue';
import type { StaffVariant } from '@uid/contract/staff-catalogue';
import { renameVariant } from '@uid/contract/staff-items';
import { DescriptionList } from '@uid/ui/description-list';
import { Disclosure } from '@uid/ui/disclosure';
import { Notice } from '@uid/ui/notice';
import { useState } from 'react';

import { DoneToLink } from '../../detail/done-to-link.tsx';
import { EndpointForm } from '../../form/endpoint-form.tsx';
import { useFormats } from '../../format/use-formats.ts';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { useMay } from '../../staff/who.ts';
import { useOfferUndo } from '../../undo/use-offer-undo.ts';
import { catalogueTexts } from './catalogue-texts.ts';
import { itemTexts } from './item-texts.ts';
import styles from './catalogue.module.css';
import { MovementList } from './movement-list.tsx';
import { PriceForm } from './price-form.tsx';
import { PriceHistory } from './price-history.tsx';
import { StepsForm } from './steps-form.tsx';
import { useRevision } from './use-revision.ts';
import { variantNames } from './word-fields.ts';
import { VariantStatus } from './variant-status.tsx';

interface Changed {
  revision: number;
}
/** Changes that no customer has been notified of, and that the same endpoint can undo. */
type Undone = typeof changeVariant | typeof changeSteps;

/** One variant: what it is now, what may be done to it, and how it became so. */
export function VariantPart({ variant }: { variant: StaffVariant }) {
  const own = useTexts(catalogueTexts);
  const item = useTexts(itemTexts);
  const names = variantNames(item);
  const { language, notify } = useConsoleSession();
  const { money, number } = useFormats();
  const may = useMay();
  const offerUndo = useOfferUndo();
  const { sku, name, state, priceFen, stock, promised, leadDays, lowStock, steps } = variant;
  const { revision, isBehind, handleRefused, handleSaved } = useRevision(variant);
  const given = { language, sku, revision };
  // What was taken back is what the forms begin with again.
  const [undone, setUndone] = useState(0);
  function done(changed: Changed, words: string) {
    handleSaved(changed);
    notify(words);
  }
  function handleUndone(changed: Changed) {
    done(changed, own.undone);
    setUndone((times) => times + 1);
  }
  function handleChanged<E extends Undone>(
    changed: Changed,
    endpoint: E,
    before: Omit<InputOf<E>, 'language' | 'sku' | 'revision'>,
  ) {
    handleSaved(changed);
    const input = { language, sku, revision: changed.revision, ...before } as InputOf<E>;
    offerUndo({ words: own.saved, endpoint, input, onDone: handleUndone });
  }
  const stepWords = steps.map((each) => own.step(number(each.fromQuantity), money(each.priceFen)));
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
          {isBehind && (
            <Notice tone="warning" role="alert">
              {own.conflict}
            </Notice>
          )}
          <div>
            {may(changeVariant.permission) && (
              <Disclosure title={own.edit}>
                <EndpointForm
                  key={undone}
                  endpoint={changeVariant}
                  given={given}
                  fields={{
                    state: { label: own.state, options: own.states, initial: state },
                    leadDays: { label: own.leadDays, initial: `${leadDays}` },
                    lowStock: { label: own.lowFrom, initial: `${lowStock}` },
                  }}
                  submit={own.save}
                  onDone={(changed) =>
                    handleChanged(changed, changeVariant, { state, leadDays, lowStock })
                  }
                  onRefused={handleRefused}
                />
              </Disclosure>
            )}
            {may(renameVariant.permission) && (
              <Disclosure title={item.rename}>
                <EndpointForm
                  key={undone}
                  endpoint={renameVariant}
                  given={given}
                  fields={{
                    variantZh: { ...names.variantZh, initial: variant.variantZh },
                    variantEn: { ...names.variantEn, initial: variant.variantEn },
                  }}
                  submit={item.saveName}
                  onDone={(changed) => done(changed, item.saved)}
                  onRefused={handleRefused}
                />
              </Disclosure>
            )}
            {may(changePrice.permission) && (
              <>
                <Disclosure title={own.changePrice}>
                  <PriceForm given={given} onDone={done} onRefused={handleRefused} />
                </Disclosure>
                <Disclosure title={own.editSteps}>
                  <StepsForm
                    key={undone}
                    given={given}
                    steps={steps}
                    onDone={(changed) => handleChanged(changed, changeSteps, { steps })}
                    onRefused={handleRefused}
                  />
                </Disclosure>
              </>
            )}
            {may(moveStock.permission) && (
              <Disclosure title={own.moveStock}>
                <EndpointForm
                  // What was entered leaves an empty form.
                  key={variant.movements?.[0]?.id}
                  endpoint={moveStock}
                  given={{ language, sku }}
                  fields={{
                    kind: { label: own.kind, options: own.kinds },
                    pieces: { label: own.pieces, hint: own.piecesHint },
                    note: { label: own.note },
                  }}
                  submit={own.move}
                  onDone={(moved) => notify(own.moved(number(moved.stock)))}
                />
              </Disclosure>
            )}
          </div>
        </div>
        <div className={styles.column}>
          <PriceHistory sku={sku} changes={variant.priceChanges} onDone={done} />
          {variant.movements && <MovementList sku={sku} movements={variant.movements} />}
        </div>
      </div>
    </section>
  );
}
