import { isRefusal } from '@uid/contract/client-errors';
import type { ClientError } from '@uid/contract/client-errors';
import type { InputOf } from '@uid/contract/endpoint';
import type { Language } from '@uid/contract/language';
import { askPriceChange, changePrice } from '@uid/contract/staff-catalogue';
import { useState } from 'react';

import { EndpointForm } from '../../form/endpoint-form.tsx';
import { useTexts } from '../../session/console-session.ts';
import { AskSecond } from './ask-second.tsx';
import { catalogueTexts } from './catalogue-texts.ts';

interface PriceFormProps {
  given: { language: Language; sku: string; revision: number };
  onDone: (changed: { revision: number }, words: string) => void;
  onRefused: (cause: ClientError) => void;
}

/** Changes a price now or at a time. A change that needs approval can be sent to a second person. */
export function PriceForm({ given, onDone, onRefused }: PriceFormProps) {
  const own = useTexts(catalogueTexts);
  const [refused, setRefused] = useState<InputOf<typeof changePrice>>();
  const [asked, setAsked] = useState(0);
  return (
    <>
      {/* An edit of the form withdraws the button, so that a second person is asked only about the current values. */}
      <div onChange={() => setRefused(undefined)}>
        <EndpointForm
          // Once a second person is asked, a new key empties the form and removes the refusal.
          key={asked}
          endpoint={changePrice}
          given={given}
          fields={{
            priceFen: { label: own.newPrice },
            starts: { label: own.starts, hint: own.startsHint, format: own.startsFormat },
          }}
          submit={own.savePrice}
          onDone={(changed, { starts }) => {
            setRefused(undefined);
            onDone(changed, starts ? own.pricePlanned : own.priceSaved);
          }}
          onRefused={(cause, sent) => {
            setRefused(isRefusal(cause, 'NEEDS_SECOND_PERSON') ? sent : undefined);
            onRefused(cause);
          }}
        />
      </div>
      {refused && (
        <AskSecond
          endpoint={askPriceChange}
          input={refused}
          onAsked={() => {
            setRefused(undefined);
            setAsked(asked + 1);
          }}
        />
      )}
    </>
  );
}
