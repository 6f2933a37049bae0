import { languageTags } from '@uid/contract/language';
import type { ItemWords } from '@uid/contract/item-words';

import type { FieldTexts } from '../../form/form-field.tsx';
import type { itemTexts } from './item-texts.ts';

const chinese = { lang: languageTags.zh };
const english = { lang: languageTags.en };

type Texts = (typeof itemTexts)[keyof typeof itemTexts];

/** Returns the fields for the texts of an item, in both languages. */
export function wordFields(own: Texts): Record<keyof ItemWords, FieldTexts> {
  const includes = { hint: own.includesHint, format: own.includesFormat };
  return {
    nameZh: { ...chinese, label: own.nameZh },
    nameEn: { ...english, label: own.nameEn },
    summaryZh: { ...chinese, label: own.summaryZh },
    summaryEn: { ...english, label: own.summaryEn },
    unitZh: { ...chinese, label: own.unitZh, hint: own.unitHint },
    unitEn: { ...english, label: own.unitEn },
    includesZh: { ...chinese, label: own.includesZh, ...includes },
    includesEn: { ...english, label: own.includesEn, ...includes },
  };
}

/** Returns the fields for the names of a variant. */
export function variantNames(own: Texts) {
  return {
    variantZh: { ...chinese, label: own.variantZh },
    variantEn: { ...english, label: own.variantEn },
  } satisfies Record<string, FieldTexts>;
}

/** Returns the fields of a new variant. */
export function variantFields(own: Texts) {
  return {
    sku: { label: own.sku, hint: own.skuHint, format: own.skuFormat },
    priceFen: { label: own.price },
    ...variantNames(own),
    leadDays: { label: own.leadDays },
  } satisfies Record<string, FieldTexts>;
}
