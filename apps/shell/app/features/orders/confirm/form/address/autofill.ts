import type { Address } from '@uid/contract/orders';

/** The browsers' name of each field, so that they can fill it in. */
export const autofill: Record<keyof Address, string> = {
  recipient: 'shipping name',
  phone: 'shipping tel',
  province: 'shipping address-level1',
  city: 'shipping address-level2',
  district: 'shipping address-level3',
  street: 'shipping address-line1',
};
