import type { Language, Localised } from '@uid/contract/language';
import type { Stage } from '@uid/contract/payments';

import { createQrCode } from '../../../qr-code.ts';

/** The payment whose stage is shown. */
export interface ShownPayment {
  /** The payment address that the company returned. */
  payUrl: string;
  orderNo: string;
  language: Language;
}

/** Shows a link to the company's page for this device, and a QR code for another device. */
export function showPage(texts: Localised<{ open: string; scan: string }>) {
  return async ({ payUrl, language }: ShownPayment): Promise<Stage> => ({
    kind: 'page',
    url: payUrl,
    qr: await createQrCode(payUrl),
    ...texts[language],
  });
}

/** Shows a QR code for the company's app; only that app can open the address. */
export function showCode(texts: Localised<{ scan: string }>) {
  return async ({ payUrl, language }: ShownPayment): Promise<Stage> => ({
    kind: 'code',
    url: payUrl,
    qr: await createQrCode(payUrl),
    ...texts[language],
  });
}
