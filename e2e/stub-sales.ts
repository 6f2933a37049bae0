import type { Page } from '@playwright/test';
import { successCode } from '@uid/contract/constants';
import type { SalesDay } from '@uid/contract/sales';

/** Gives the sales screen ninety days of figures, because the job that sums sales has not run in a test. */
export async function stubSales(page: Page): Promise<void> {
  const days = Array.from({ length: 90 }, (_, each): SalesDay => {
    const day = new Date(Date.UTC(2026, 0, 1 + each)).toISOString().slice(0, 10);
    const receivedFen = 500_000 + (each % 9) * 90_000;
    const refundedFen = each % 11 ? 0 : 120_000;
    return { day, receivedFen, refundedFen, placedOrders: 9, paidOrders: 7, carts: 12 };
  });
  const result = { days, summedAt: Date.UTC(2026, 3, 1) };
  await page.route('**/api/staff/sales?*', (route) =>
    route.fulfill({ json: { code: successCode, message: 'OK', result, success: true } }),
  );
}
