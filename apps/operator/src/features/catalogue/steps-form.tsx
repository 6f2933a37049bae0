import { askSteps, changeSteps } from '@uid/contract/staff-catalogue';
import type { StaffVariant } from '@uid/contract/staff-catalogue';
import { isClientError, isRefusal } from '@uid/contract/client-errors';
import type { ClientError } from '@uid/contract/client-errors';
import type { InputOf } from '@uid/contract/endpoint';
import type { Language } from '@uid/contract/language';
import { Form } from '@uid/forms/form';
import { useForm } from '@uid/forms/use-form';
import { TextField } from '@uid/ui/text-field';
import { useId, useState } from 'react';

import { fenOf, numberOf } from '../../form/read-typed.ts';
import { useWrite } from '../../request/use-write.ts';
import { useTexts } from '../../session/console-session.ts';
import { AskSecond } from './ask-second.tsx';
import { catalogueTexts } from './catalogue-texts.ts';
import styles from './catalogue.module.css';

/**
 * Number of price steps that the form offers, one more than any variant has used. A variant with more steps shows all
 * of them.
 */
const offered = 4;

interface StepsFormProps {
  given: { language: Language; sku: string; revision: number };
  steps: StaffVariant['steps'];
  onDone: (changed: { revision: number }) => void;
  onRefused: (cause: ClientError) => void;
}

/** The price of a piece from a given quantity on. If a change needs two persons, a second person is asked. */
export function StepsForm({ given, steps, onDone, onRefused }: StepsFormProps) {
  const own = useTexts(catalogueTexts);
  const { send } = useWrite(changeSteps);
  const [wanted, setWanted] = useState<InputOf<typeof changeSteps>>();
  const id = useId();
  const [places] = useState(() => [...Array(Math.max(offered, steps.length)).keys()]);
  const form = useForm({
    schema: changeSteps.input,
    read: (typed) => ({ ...given, steps: filledIn(typed, places) }),
    async onSubmit(input) {
      try {
        onDone(await send(input));
        setWanted(undefined);
      } catch (cause) {
        setWanted(isRefusal(cause, 'NEEDS_SECOND_PERSON') ? input : undefined);
        if (isClientError(cause)) onRefused(cause);
        throw cause;
      }
      return 'again';
    },
  });
  return (
    <>
      {/* An edit of the form withdraws the button, so that a second person is asked only about the current values. */}
      <div onChange={() => setWanted(undefined)}>
        <Form form={form} submit={own.saveSteps}>
          <p className={styles.small}>{own.stepsHint}</p>
          {places.map((at) => (
            <div key={at} className={styles.step}>
              <TextField
                id={`${id}-from-${at}`}
                name={`steps.${at}.fromQuantity`}
                label={own.stepFrom(at + 1)}
                defaultValue={steps[at]?.fromQuantity}
                error={form.fields[`steps.${at}.fromQuantity`]}
                readOnly={form.isBusy}
                inputMode="numeric"
                autoComplete="off"
              />
              <TextField
                id={`${id}-price-${at}`}
                name={`steps.${at}.priceFen`}
                label={own.stepPrice(at + 1)}
                defaultValue={steps[at] && steps[at].priceFen / 100}
                error={form.fields[`steps.${at}.priceFen`]}
                readOnly={form.isBusy}
                inputMode="decimal"
                prefixPart="¥"
                autoComplete="off"
              />
            </div>
          ))}
        </Form>
      </div>
      {wanted && (
        <AskSecond endpoint={askSteps} input={wanted} onAsked={() => setWanted(undefined)} />
      )}
    </>
  );
}

/** Returns the steps in which anything is typed. */
function filledIn(typed: FormData, places: readonly number[]) {
  const textOf = (name: string) => {
    const value = typed.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  return places.flatMap((at) => {
    const [from, price] = [textOf(`steps.${at}.fromQuantity`), textOf(`steps.${at}.priceFen`)];
    if (from === '' && price === '') return [];
    return [{ fromQuantity: numberOf(from), priceFen: fenOf(price) }];
  });
}
