import { addVariant } from '@uid/contract/staff-items';
import { Disclosure } from '@uid/ui/disclosure';
import { useState } from 'react';

import { EndpointForm } from '../../form/endpoint-form.tsx';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { useMay } from '../../staff/who.ts';
import styles from './catalogue.module.css';
import { itemTexts } from './item-texts.ts';
import { variantFields } from './word-fields.ts';

/** A form to add a variant to an item. */
export function AddVariant({ itemId }: { itemId: string }) {
  const own = useTexts(itemTexts);
  const { language, notify } = useConsoleSession();
  const may = useMay();
  // After a variant was added, a new key empties the form.
  const [added, setAdded] = useState(0);
  if (!may(addVariant.permission)) return null;
  return (
    <Disclosure title={own.addVariant}>
      <p className={styles.small}>{own.addVariantHint}</p>
      <div className={styles.pairs}>
        <EndpointForm
          key={added}
          endpoint={addVariant}
          given={{ language, id: itemId }}
          fields={variantFields(own)}
          submit={own.addVariant}
          onDone={({ sku }) => {
            notify(own.variantAdded(sku));
            setAdded((times) => times + 1);
          }}
        />
      </div>
    </Disclosure>
  );
}
