import { changePrice, changeSteps, changeVariant, moveStock } from '@uid/contract/staff-catalogue';
import type { StaffVariant } from '@uid/contract/staff-catalogue';
import { renameVariant } from '@uid/contract/staff-items';
import { Disclosure } from '@uid/ui/disclosure';
import { useState } from 'react';

import { EndpointForm } from '../../form/endpoint-form.tsx';
import { useFormats } from '../../format/use-formats.ts';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { useMay } from '../../staff/who.ts';
import { catalogueTexts } from './catalogue-texts.ts';
import { itemTexts } from './item-texts.ts';
import { PriceForm } from './price-form.tsx';
import { StepsForm } from './steps-form.tsx';
import type { VariantChanges } from './use-variant-changes.ts';
import { variantNames } from './word-fields.ts';

interface VariantFormProps {
  variant: StaffVariant;
  changes: VariantChanges;
}

/** What this reader may do to a variant. */
export function VariantForms({ variant, changes }: VariantFormProps) {
  const may = useMay();
  return (
    <div>
      {may(changeVariant.permission) && <EditForm variant={variant} changes={changes} />}
      {may(renameVariant.permission) && <RenameForm variant={variant} changes={changes} />}
      {may(changePrice.permission) && <PriceForms variant={variant} changes={changes} />}
      {may(moveStock.permission) && <StockForm variant={variant} />}
    </div>
  );
}

function EditForm({ variant: { state, leadDays, lowStock }, changes }: VariantFormProps) {
  const own = useTexts(catalogueTexts);
  const { given, undone, handleChanged, handleRefused } = changes;
  return (
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
        onDone={(changed) => handleChanged(changed, changeVariant, { state, leadDays, lowStock })}
        onRefused={handleRefused}
      />
    </Disclosure>
  );
}

function RenameForm({ variant: { variantZh, variantEn }, changes }: VariantFormProps) {
  const item = useTexts(itemTexts);
  const names = variantNames(item);
  const { given, undone, handleDone, handleRefused } = changes;
  return (
    <Disclosure title={item.rename}>
      <EndpointForm
        key={undone}
        endpoint={renameVariant}
        given={given}
        fields={{
          variantZh: { ...names.variantZh, initial: variantZh },
          variantEn: { ...names.variantEn, initial: variantEn },
        }}
        submit={item.saveName}
        onDone={(changed) => handleDone(changed, item.saved)}
        onRefused={handleRefused}
      />
    </Disclosure>
  );
}

function PriceForms({ variant: { steps }, changes }: VariantFormProps) {
  const own = useTexts(catalogueTexts);
  const { given, undone, handleDone, handleChanged, handleRefused } = changes;
  return (
    <>
      <Disclosure title={own.changePrice}>
        <PriceForm given={given} onDone={handleDone} onRefused={handleRefused} />
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
  );
}

function StockForm({ variant: { sku } }: Pick<VariantFormProps, 'variant'>) {
  const own = useTexts(catalogueTexts);
  const { language, notify } = useConsoleSession();
  const { number } = useFormats();
  const [entered, setEntered] = useState(0);
  return (
    <Disclosure title={own.moveStock}>
      <EndpointForm
        // What was entered leaves an empty form; what orders move meanwhile leaves what is typed.
        key={entered}
        endpoint={moveStock}
        given={{ language, sku }}
        fields={{
          kind: { label: own.kind, options: own.kinds },
          pieces: { label: own.pieces, hint: own.piecesHint },
          note: { label: own.note },
        }}
        submit={own.move}
        onDone={(moved) => {
          setEntered((times) => times + 1);
          notify(own.moved(number(moved.stock)));
        }}
      />
    </Disclosure>
  );
}
