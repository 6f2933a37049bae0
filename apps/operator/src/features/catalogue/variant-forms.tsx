import { changePrice, changeSteps, changeVariant, moveStock } from '@uid/contract/staff-catalogue';
import type { StaffVariant } from '@uid/contract/staff-catalogue';
import { renameVariant } from '@uid/contract/staff-items';
import { Disclosure } from '@uid/ui/disclosure';
import { useState } from 'react';

import { EndpointForm } from '../../form/endpoint-form.tsx';
import { useOpened } from '../../form/use-opened.ts';
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

interface OpenedFormProps extends VariantFormProps {
  onSaved: () => void;
}

const reason = 'CATALOGUE_CHANGED';

/** The forms for a variant that the reader may use. */
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

function EditForm({ variant, changes }: VariantFormProps) {
  const own = useTexts(catalogueTexts);
  const opening = useOpening(changes);
  return (
    <Disclosure title={own.edit}>
      <EditFields key={opening.key} variant={variant} changes={changes} onSaved={opening.renew} />
    </Disclosure>
  );
}

function EditFields({ variant, changes, onSaved }: OpenedFormProps) {
  const own = useTexts(catalogueTexts);
  const { revision, state, leadDays, lowStock } = variant;
  const known = useOpened({ revision, state, leadDays, lowStock }, reason);
  const { opened } = known;
  return (
    <EndpointForm
      endpoint={changeVariant}
      given={{ ...changes.given, revision: known.base.revision }}
      fields={{
        state: {
          label: own.state,
          options: own.states,
          initial: opened.state,
          changed: known.nowIn('state', (now) => own.states[now.state]),
        },
        leadDays: {
          label: own.leadDays,
          initial: `${opened.leadDays}`,
          changed: known.nowIn('leadDays'),
        },
        lowStock: {
          label: own.lowFrom,
          initial: `${opened.lowStock}`,
          changed: known.nowIn('lowStock'),
        },
      }}
      submit={own.save}
      onDone={(changed) => {
        changes.handleChanged(changed, changeVariant, { state, leadDays, lowStock });
        onSaved();
      }}
      onRefused={(cause) => {
        known.heed(cause);
        changes.handleRefused(cause);
      }}
    />
  );
}

function RenameForm({ variant, changes }: VariantFormProps) {
  const item = useTexts(itemTexts);
  const opening = useOpening(changes);
  return (
    <Disclosure title={item.rename}>
      <RenameFields key={opening.key} variant={variant} changes={changes} onSaved={opening.renew} />
    </Disclosure>
  );
}

function RenameFields({ variant, changes, onSaved }: OpenedFormProps) {
  const item = useTexts(itemTexts);
  const names = variantNames(item);
  const { revision, variantZh, variantEn } = variant;
  const known = useOpened({ revision, variantZh, variantEn }, reason);
  const fieldOf = (name: 'variantZh' | 'variantEn') => ({
    ...names[name],
    initial: known.opened[name],
    changed: known.nowIn(name),
  });
  return (
    <EndpointForm
      endpoint={renameVariant}
      given={{ ...changes.given, revision: known.base.revision }}
      fields={{ variantZh: fieldOf('variantZh'), variantEn: fieldOf('variantEn') }}
      submit={item.saveName}
      onDone={(changed) => {
        changes.handleDone(changed, item.saved);
        onSaved();
      }}
      onRefused={(cause) => {
        known.heed(cause);
        changes.handleRefused(cause);
      }}
    />
  );
}

function PriceForms({ variant, changes }: VariantFormProps) {
  const own = useTexts(catalogueTexts);
  const opening = useOpening(changes);
  const { given, handleDone, handleRefused } = changes;
  return (
    <>
      <Disclosure title={own.changePrice}>
        <PriceForm given={given} onDone={handleDone} onRefused={handleRefused} />
      </Disclosure>
      <Disclosure title={own.editSteps}>
        <Steps key={opening.key} variant={variant} changes={changes} onSaved={opening.renew} />
      </Disclosure>
    </>
  );
}

function Steps({ variant: { revision, steps }, changes, onSaved }: OpenedFormProps) {
  const known = useOpened({ revision, steps: JSON.stringify(steps) }, reason);
  return (
    <StepsForm
      given={{ ...changes.given, revision: known.base.revision }}
      steps={steps}
      onDone={(changed) => {
        changes.handleChanged(changed, changeSteps, { steps });
        onSaved();
      }}
      onRefused={(cause) => {
        known.heed(cause);
        changes.handleRefused(cause);
      }}
    />
  );
}

/** Returns a key that remounts a form with the current values after a save, or after a save was undone. */
function useOpening({ undone }: VariantChanges) {
  const [saved, setSaved] = useState(0);
  return { key: `${saved} ${undone}`, renew: () => setSaved((times) => times + 1) };
}

function StockForm({ variant: { sku } }: Pick<VariantFormProps, 'variant'>) {
  const own = useTexts(catalogueTexts);
  const { language, notify } = useConsoleSession();
  const { number } = useFormats();
  const [entered, setEntered] = useState(0);
  return (
    <Disclosure title={own.moveStock}>
      <EndpointForm
        // After the user's own entry, the form is empty; when orders change the stock, the typed text stays.
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
