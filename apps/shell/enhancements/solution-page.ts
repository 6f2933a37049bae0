import type { addAllToCart } from '@uid/contract/cart';
import { isClientError } from '@uid/contract/client-errors';
import { localPath, splitLanguage } from '@uid/contract/paths';
import { cartRoute } from '@uid/contract/script-routes';

import { kitMarkers as markers } from '../app/features/solutions/kit/kit-markers.ts';
import { kitTexts } from '../app/features/solutions/kit/kit-texts.ts';
import { writeCartCount } from '../app/request/cart-count.ts';
import { request } from '../app/request/shell-request.ts';

/**
 * The script of a solution's page: adds up the price of the kit and sends all of the kit to the cart in one request.
 */
const { language } = splitLanguage(location.pathname);
const form = document.querySelector<HTMLFormElement>(`form[${markers.form}]`);

interface Line {
  sku: string;
  quantity: number;
  priceFen: number;
}

if (form?.querySelector(`[${markers.sku}]`)) {
  for (const each of form.querySelectorAll<HTMLElement>(`[${markers.scripted}]`))
    each.hidden = false;
  form.addEventListener('input', () => showTotal(form));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (form.ariaBusy) return;
    form.ariaBusy = 'true';
    void addAll(form).finally(() => (form.ariaBusy = null));
  });
  showTotal(form);
}

function linesOf(form: HTMLFormElement): Line[] {
  const numbers = form.querySelectorAll<HTMLInputElement>(`[${markers.sku}]`);
  return Array.from(numbers, (number) => ({
    sku: number.getAttribute(markers.sku) ?? '',
    quantity: Math.trunc(number.valueAsNumber) || 0,
    priceFen: Number(number.getAttribute(markers.price)),
  })).filter(({ quantity }) => quantity > 0);
}

function showTotal(form: HTMLFormElement): void {
  const fen = linesOf(form).reduce((sum, line) => sum + line.quantity * line.priceFen, 0);
  const { lang } = document.documentElement;
  const money = new Intl.NumberFormat(lang, {
    style: 'currency',
    currency: 'CNY',
    currencyDisplay: 'narrowSymbol',
  });
  const total = form.querySelector(`[${markers.total}]`);
  if (total) total.textContent = money.format(fen / 100);
}

async function addAll(form: HTMLFormElement): Promise<void> {
  say('');
  const lines = linesOf(form).map(({ sku, quantity }) => ({ sku, quantity }));
  if (lines.length === 0) return say(kitTexts[language].empty);
  try {
    const { count } = await request<typeof addAllToCart>(
      { method: 'POST', path: '/api/cart/add-all', access: 'cart' },
      { language, lines },
      { skipErrorHandler: true },
    );
    writeCartCount(count);
    location.assign(localPath(cartRoute, language));
  } catch (cause) {
    if (!isClientError(cause)) throw cause;
    const { message, result } = cause;
    const { sku } = (result?.details ?? {}) as { sku?: string };
    say(sku ? `${sku}: ${message}` : message);
  }
}

function say(message: string): void {
  const place = form?.querySelector(`[${markers.message}]`);
  if (place) place.textContent = message;
}
