import type { ItemWords } from '@uid/contract/item-words';

import type { FieldTexts } from '../../form/form-field.tsx';
import type { itemTexts } from './item-texts.ts';

type Texts = (typeof itemTexts)[keyof typeof itemTexts];

/** The fields of what is said of an item, in both languages. */
export function wordFields(own: Texts): Record<keyof ItemWords, FieldTexts> {
  const includes = { hint: own.includesHint, format: own.includesFormat };
  return {
    nameZh: { label: own.nameZh },
    nameEn: { label: own.nameEn },
    summaryZh: { label: own.summaryZh },
    summaryEn: { label: own.summaryEn },
    unitZh: { label: own.unitZh, hint: own.unitHint },
    unitEn: { label: own.unitEn },
    includesZh: { label: own.includesZh, ...includes },
    includesEn: { label: own.includesEn, ...includes },
  };
}

/** The fields of a variant that is added. */
export function variantFields(own: Texts) {
  return {
    sku: { label: own.sku, hint: own.skuHint, format: own.skuFormat },
    priceFen: { label: own.price },
    variantZh: { label: own.variantZh },
    variantEn: { label: own.variantEn },
    leadDays: { label: own.leadDays },
  } satisfies Record<string, FieldTexts>;
}
