import type { Language, Localised } from '@uid/contract/language';
import type { Stage } from '@uid/contract/payments';

import { createQrCode } from '../../../qr-code.ts';

/** The payment whose stage is shown. */
export interface ShownPayment {
  /** As the company named it. */
  payUrl: string;
  orderNo: string;
  language: Language;
}

/** The company's own page, for this device and, as a code, for another. */
export function showPage(texts: Localised<{ open: string; scan: string }>) {
  return async ({ payUrl, language }: ShownPayment): Promise<Stage> => ({
    kind: 'page',
    url: payUrl,
    qr: await createQrCode(payUrl),
    ...texts[language],
  });
}

/** A code for the company's app, which opens its address and nothing else does. */
export function showCode(texts: Localised<{ scan: string }>) {
  return async ({ payUrl, language }: ShownPayment): Promise<Stage> => ({
    kind: 'code',
    url: payUrl,
    qr: await createQrCode(payUrl),
    ...texts[language],
  });
}
