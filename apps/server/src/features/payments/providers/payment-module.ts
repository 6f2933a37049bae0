import type { Localised } from '@uid/contract/language';
import type { z } from '@uid/contract/zod';

import type { ServerContext } from '../../../context.ts';
import type { Settings } from '../../../settings.ts';
import type { PaymentProvider } from './provider.ts';

/** A payment company: everything that the shop needs to offer it. */
export interface PaymentModule<
  Variables extends z.core.$ZodShape = z.core.$ZodShape,
  CompanySettings = unknown,
> {
  /** Names it in PAYMENT_METHODS, on the wire and in the books: it never changes. */
  code: string;
  /** What the buyer reads where ways to pay are chosen; the name stands on receipts too. */
  texts: Localised<{ name: string; hint: string }>;
  /** The package of its SDK, which a workspace of its own installs where the shop sells with it. */
  sdk?: string;
  /** Read where PAYMENT_METHODS names it. `notifyUrl`: where it reports; refuses an address that is not https. */
  settings: Settings<Variables, [notifyUrl: () => string], CompanySettings>;
  create(settings: CompanySettings, context: ServerContext): PaymentProvider;
}

/** Declares a payment company; only the types are added. */
export function paymentModule<Variables extends z.core.$ZodShape, CompanySettings>(
  declaration: PaymentModule<Variables, CompanySettings>,
): PaymentModule<Variables, CompanySettings> {
  return declaration;
}
