import { routes } from '@uid/contract/pages';
import type { ProductSummary } from '@uid/contract/contents';
import { TabLinks } from '@uid/ui/tab-links';

import { useLanguage, useLocalPath } from '../../../layout/use-language.ts';
import { EnquiryForm, EnquirySent } from './enquiry-form.tsx';
import { enquiryTexts } from './enquiry-texts.ts';
import styles from './enquiry.module.css';
import type { EnquiryFailure } from './post-enquiry.ts';
import type { Typed } from './read-enquiry-form.ts';

const kinds = ['contact', 'quote', 'ticket'] as const;

interface ContactFormsProps {
  kind: (typeof kinds)[number];
  sent: string | undefined;
  prefilled: Pick<Typed, 'product' | 'sku'>;
  failure: EnquiryFailure | undefined;
  products: readonly ProductSummary[];
}

/** The three forms of the support page, shown one at a time; each has an address of its own. */
export function ContactForms({ sent, prefilled, failure, products, ...asked }: ContactFormsProps) {
  // A refused form comes back as it was sent, whatever the address says.
  const kind = kinds.find((each) => each === failure?.typed.kind) ?? asked.kind;
  const texts = enquiryTexts[useLanguage()];
  const path = useLocalPath()(routes.support);
  const addressOf = (each: typeof kind) => (each === 'contact' ? path : `${path}?topic=${each}`);
  const items = kinds.map((each) => ({
    href: `${addressOf(each)}#contact`,
    label: texts.kinds[each],
    current: each === kind,
  }));
  return (
    <div className={styles.forms}>
      <EnquirySent no={sent} />
      <TabLinks label={texts.choose} items={items} />
      <p>{texts.intro[kind]}</p>
      <EnquiryForm
        kind={kind}
        action={addressOf(kind)}
        failure={failure}
        prefilled={prefilled}
        products={products.map(({ slug, name }) => ({ value: slug, label: name }))}
      />
    </div>
  );
}
