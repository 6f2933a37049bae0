import type { Company, LifecycleRow, Product, ProductText } from '@uid/contract/content';
import type { Language } from '@uid/contract/language';

import type { DrawingName } from '../drawing/drawing-name.ts';

/**
 * Everything that a product's document is made of, apart from the kit's drawings: other words give another document.
 */
export interface DocumentWords {
  slug: string;
  position: number;
  language: Language;
  drawing: DrawingName;
  text: ProductText;
  lifecycle: readonly LifecycleRow[];
  company: {
    brand: string;
    legalName: string;
    phones: { label: string; number: string }[];
    email: string;
    address: string;
    hours: string;
  };
}

export function documentWords(
  { slug, position, drawing, text, lifecycle = [] }: Product,
  company: Company,
  language: Language,
): DocumentWords {
  return {
    slug,
    position,
    language,
    drawing,
    text: text[language],
    lifecycle,
    company: {
      brand: company.brand[language],
      legalName: company.legalName[language],
      phones: company.phones.map(({ label, number }) => ({ label: label[language], number })),
      email: company.email,
      address: company.address[language],
      hours: company.hours[language],
    },
  };
}
