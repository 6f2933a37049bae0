import { partnerKinds, ticketSeverities } from '@uid/contract/kinds';
import type { enquiryKinds } from '@uid/contract/kinds';
import { SelectField } from '@uid/ui/select-field';

import { useLanguage } from '../../../layout/use-language.ts';
import { EnquiryField } from './enquiry-field.tsx';
import type { FormState } from './enquiry-field.tsx';
import { enquiryTexts } from './enquiry-texts.ts';

export interface Choice {
  value: string;
  label: string;
}

interface EnquiryFactsProps extends FormState {
  kind: (typeof enquiryKinds)[number];
  products: readonly Choice[];
}

/** Fields that only this kind of enquiry has. */
export function EnquiryFacts({ kind, products, ...form }: EnquiryFactsProps) {
  const texts = enquiryTexts[useLanguage()];
  const { typed, fields } = form;
  const product = (
    <SelectField
      name="product"
      label={texts.product}
      mark={texts.optional}
      error={fields.product}
      defaultValue={typed.product ?? ''}
      options={[{ value: '', label: texts.noProduct }, ...products]}
    />
  );
  if (kind === 'quote')
    return (
      <>
        {product}
        <EnquiryField {...form} name="quantity" inputMode="numeric" isRequired />
        <EnquiryField {...form} name="sku" autoComplete="off" />
      </>
    );
  if (kind === 'ticket')
    return (
      <>
        {product}
        <EnquiryField {...form} name="version" autoComplete="off" />
        <SelectField
          name="severity"
          label={texts.severity}
          error={fields.severity}
          defaultValue={typed.severity ?? 'question'}
          options={ticketSeverities.map((value) => ({ value, label: texts.severities[value] }))}
        />
      </>
    );
  if (kind === 'cooperation')
    return (
      <SelectField
        name="partner"
        label={texts.partner}
        error={fields.partner}
        defaultValue={typed.partner ?? partnerKinds[0]}
        options={partnerKinds.map((value) => ({ value, label: texts.partners[value] }))}
      />
    );
  return null;
}
