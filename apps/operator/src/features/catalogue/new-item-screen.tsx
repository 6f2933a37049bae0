import { listProducts } from '@uid/contract/contents';
import { addItem } from '@uid/contract/staff-items';

import { EndpointForm } from '../../form/endpoint-form.tsx';
import { Answered } from '../../request/answered.tsx';
import { useAnswer } from '../../request/use-answer.ts';
import { Screen } from '../../screen/screen.tsx';
import { useGoOn } from '../../routing/use-address.ts';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import styles from './catalogue.module.css';
import { itemFieldTexts } from './item-field-texts.ts';
import { itemTexts } from './item-texts.ts';
import { variantFields, wordFields } from './word-fields.ts';

/** A form for a new item with its first variant. */
export function NewItemScreen() {
  const own = useTexts(itemTexts);
  const fieldTexts = useTexts(itemFieldTexts);
  const { language, notify } = useConsoleSession();
  const goOn = useGoOn();
  const answer = useAnswer(listProducts, { language });
  return (
    <Screen title={own.newItem} lead={own.newItemLead}>
      <Answered answer={answer}>
        {({ products }) => (
          <div className={styles.pairs}>
            <EndpointForm
              endpoint={addItem}
              given={{ language }}
              fields={{
                id: { label: own.id, hint: own.idHint, format: own.idFormat },
                product: {
                  label: own.product,
                  choices: products.map(({ slug, name }) => ({ value: slug, label: name })),
                },
                ...fieldTexts,
                ...wordFields(own),
                ...variantFields(own),
              }}
              submit={own.add}
              onDone={({ id }) => {
                notify(own.itemAdded);
                void goOn({ to: '/catalogue/$id', params: { id }, replace: true });
              }}
            />
          </div>
        )}
      </Answered>
    </Screen>
  );
}
