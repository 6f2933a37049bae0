import type { ItemFields } from '@uid/contract/item-fields';
import type { Localised } from '@uid/contract/language';

import type { FieldTexts } from '../../form/form-field.tsx';

/** Labels of the fields of an item, and of the values of its choices. */
export const itemFieldTexts: Localised<Record<keyof ItemFields, FieldTexts>> = {
  zh: {
    delivery: {
      label: '怎样交付',
      hint: '保存后不能改。',
      options: { shipped: '发货', licence: '发放许可' },
    },
    formFactor: {
      label: '形态',
      options: { card: '卡', board: '模组', appliance: '设备', kit: '套件', software: '软件' },
    },
  },
  en: {
    delivery: {
      label: 'How it is delivered',
      hint: 'It can’t be changed.',
      options: { shipped: 'Shipped', licence: 'Issued as a licence' },
    },
    formFactor: {
      label: 'Form factor',
      options: {
        card: 'Card',
        board: 'Module',
        appliance: 'Appliance',
        kit: 'Kit',
        software: 'Software',
      },
    },
  },
};
