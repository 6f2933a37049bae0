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
  /** The company's name in PAYMENT_METHODS, in the API and in the books. It must never change. */
  code: string;
  /** Texts for the buyer's choice of payment methods; receipts show the name too. */
  texts: Localised<{ name: string; hint: string }>;
  /** The package of the company's SDK; a separate workspace installs it where the shop offers the company. */
  sdk?: string;
  /** Read if PAYMENT_METHODS names the company. `notifyUrl` returns the URL for notifications; throws if not https. */
  settings: Settings<Variables, [notifyUrl: () => string], CompanySettings>;
  create(settings: CompanySettings, context: ServerContext): PaymentProvider;
}

/** Declares a payment company. The function only infers the types. */
export function paymentModule<Variables extends z.core.$ZodShape, CompanySettings>(
  declaration: PaymentModule<Variables, CompanySettings>,
): PaymentModule<Variables, CompanySettings> {
  return declaration;
}
