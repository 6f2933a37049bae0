import { address as addressSchema } from '@uid/contract/orders';
import type { Address } from '@uid/contract/orders';
import type { Language } from '@uid/contract/language';
import { validate } from '@uid/contract/validate';

import { AppError } from '../../../http/app-error.ts';

/** Returns the address, or throws INVALID_INPUT with every field that is missing. */
export function requireAddress(address: Address | undefined, language: Language): Address {
  if (address) return address;
  const missing = validate(addressSchema, {}, language);
  const fields = missing.ok ? {} : missing.fields;
  throw new AppError('INVALID_INPUT', {
    fields: Object.fromEntries(
      Object.entries(fields).map(([field, message]) => [`address.${field}`, message]),
    ),
  });
}
