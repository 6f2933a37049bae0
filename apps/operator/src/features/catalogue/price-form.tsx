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

/** A price from now or from a time on; where that takes two persons, the second one is asked. */
export function PriceForm({ given, onDone, onRefused }: PriceFormProps) {
  const own = useTexts(catalogueTexts);
  const [wanted, setWanted] = useState<InputOf<typeof changePrice>>();
  return (
    <>
      <EndpointForm
        endpoint={changePrice}
        given={given}
        fields={{
          priceFen: { label: own.newPrice },
          starts: { label: own.starts, hint: own.startsHint, format: own.startsFormat },
        }}
        submit={own.savePrice}
        onDone={(changed, { starts }) => {
          setWanted(undefined);
          onDone(changed, starts ? own.pricePlanned : own.priceSaved);
        }}
        onRefused={(cause, sent) => {
          setWanted(isRefusal(cause, 'NEEDS_SECOND_PERSON') ? sent : undefined);
          onRefused(cause);
        }}
      />
      {wanted && (
        <AskSecond endpoint={askPriceChange} input={wanted} onAsked={() => setWanted(undefined)} />
      )}
    </>
  );
}
