import { itemFieldsSchema } from '@uid/contract/item-fields';
import type { StaffItem } from '@uid/contract/staff-catalogue';

/** The texts of an item, for tests of its screen. */
export const itemWords: StaffItem['words'] = {
  nameZh: '卡',
  nameEn: 'Card',
  summaryZh: '一张卡。',
  summaryEn: 'One card.',
  unitZh: '张',
  unitEn: 'card',
  includesZh: '卡片\n信封',
  includesEn: 'Card\nEnvelope',
  ...itemFieldsSchema.parse({ delivery: 'shipped', formFactor: 'card' }),
  position: 3,
  revision: 4,
};
