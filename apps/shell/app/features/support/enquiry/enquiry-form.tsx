import { enquiryNumberPattern } from '@uid/contract/own-enquiries';
import type { enquiryKinds } from '@uid/contract/kinds';
import type { Language } from '@uid/contract/language';
import { colon } from '@uid/contract/punctuation';
import { Button } from '@uid/ui/button';
import { Checkbox } from '@uid/ui/checkbox';
import { FormErrorSummary } from '@uid/ui/form-error-summary';
import { Notice } from '@uid/ui/notice';
import { TextArea } from '@uid/ui/text-area';

import { Enhancement } from '../../../islands/enhancement.tsx';
import { useLanguage } from '../../../layout/use-language.ts';
import { EnquiryField } from './enquiry-field.tsx';
import { EnquiryFacts } from './enquiry-facts.tsx';
import type { Choice } from './enquiry-facts.tsx';
import { enquiryTexts } from './enquiry-texts.ts';
import type { EnquiryTexts } from './enquiry-texts.ts';
import styles from './enquiry.module.css';
import type { EnquiryFailure } from './post-enquiry.ts';
import type { Typed } from './read-enquiry-form.ts';

export interface EnquiryFormProps {
  kind: (typeof enquiryKinds)[number];
  /**
   * Where the form is sent: the page that contains it, without a fragment. With a fragment the browser would go there
   * and not give the focus to the list of what is wrong.
   */
  action: string;
  failure: EnquiryFailure | undefined;
  /** What the link that led here already contains. */
  prefilled?: Typed;
  products?: readonly Choice[];
}

/** Writes to the company; works without script. */
export function EnquiryForm({ kind, action, failure, prefilled, products }: EnquiryFormProps) {
  const language = useLanguage();
  const texts = enquiryTexts[language];
  const typed = failure?.typed ?? prefilled ?? {};
  const fields = failure?.fields ?? {};
  const errors = Object.entries(fields)
    .toSorted(inFormOrder)
    .map(([field, message]) => ({
      field: field || 'enquiry',
      message: namedError(message, fieldName(field, kind, texts), language),
    }));
  const form = { typed, fields };
  const isCompany = kind === 'quote' || kind === 'cooperation';
  return (
    <form id="enquiry" className={styles.form} method="post" action={action} noValidate>
      <input type="hidden" name="kind" value={kind} />
      <FormErrorSummary title={texts.wrong} errors={errors} />
      <EnquiryField {...form} name="name" autoComplete="name" isRequired />
      <EnquiryField {...form} name="email" type="email" autoComplete="email" isRequired />
      <EnquiryField {...form} name="company" autoComplete="organization" isRequired={isCompany} />
      <EnquiryField
        {...form}
        name="phone"
        type="tel"
        autoComplete="tel"
        isRequired={kind === 'cooperation'}
      />
      <EnquiryFacts {...form} kind={kind} products={products ?? []} />
      <TextArea
        className={styles.all}
        name="message"
        label={texts.message[kind]}
        hint={texts.messageHint[kind]}
        error={fields.message}
        defaultValue={typed.message}
        rows={6}
        maxLength={3000}
        required
      />
      {/* Off the screen and not reachable by keyboard; only programs fill it in. */}
      <div className={styles.away}>
        <label htmlFor="website">{texts.website}</label>
        <input id="website" name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <Checkbox
        className={styles.all}
        name="consent"
        label={texts.consent}
        error={fields.consent}
        defaultChecked={typed.consent !== undefined}
        required
      />
      <Button type="submit" className={styles.send}>
        {texts.send[kind]}
      </Button>
      <Enhancement name="fill-enquiry" isForSession />
    </form>
  );
}

/** Names the field in the list above the form, in which several fields may have the same message. */
function namedError(message: string, name: string | undefined, language: Language): string {
  return name ? `${name}${colon[language]}${message}` : message;
}

/** Undefined for a message that concerns no field, or that says itself what it is about. */
function fieldName(field: string, kind: EnquiryFormProps['kind'], texts: EnquiryTexts) {
  if (field === 'message') return texts.message[kind];
  return namedFields.find((each) => each === field) && texts[field as (typeof namedFields)[number]];
}

/** In the order of the form. */
const namedFields = [
  'name',
  'email',
  'company',
  'phone',
  'product',
  'quantity',
  'sku',
  'version',
  'severity',
  'partner',
] as const;

/** Messages that concern no field come first. The contract lists the fields of a single kind last. */
function inFormOrder([one]: [string, string], [other]: [string, string]): number {
  return placeOf(one) - placeOf(other);
}

function placeOf(field: string): number {
  return ([...namedFields, 'message', 'website', 'consent'] as string[]).indexOf(field);
}

/** Shows the number of the enquiry that was just sent; nothing if the address contains none. */
export function EnquirySent({ no }: { no: string | null | undefined }) {
  const texts = enquiryTexts[useLanguage()];
  if (!no || !enquiryNumberPattern.test(no)) return null;
  return (
    <Notice tone="success" title={texts.sentTitle}>
      {texts.sentText} <strong className={styles.number}>{no}</strong>
    </Notice>
  );
}
