import type { addToCart } from '@uid/contract/cart';
import type { pricePieces, PricedPieces } from '@uid/contract/catalogue';
import { isClientError } from '@uid/contract/client-errors';
import { routes } from '@uid/contract/pages';
import { localPath, splitLanguage } from '@uid/contract/paths';

import {
  addErrorMarker,
  addFormMarker,
  eachMarker,
  lineMarker,
  plainMarker,
  stepsMarker,
  stockMarker,
} from '../app/features/catalogue/add-to-cart-markers.ts';
import { writeCartCount } from '../app/request/cart-count.ts';
import { browserStorage, request } from '../app/request/shell-request.ts';

/**
 * The script of an item's page: steps the quantity in place, keeps the price true, and puts pieces in the
 * account's cart.
 * A guest's form goes to the server as it is.
 */
const { language } = splitLanguage(location.pathname);
/** Failures are shown beside the form. */
const quietly = { skipErrorHandler: true };
let asked = 0;
const form = document.querySelector<HTMLFormElement>(`form[${addFormMarker}]`);

form?.addEventListener('click', (event) => {
  const button = event.target instanceof Element && event.target.closest('button');
  const number = quantityOf(form);
  if (!button || !number || !['step', 'take'].includes(button.name)) return;
  event.preventDefault();
  const wanted =
    button.name === 'take'
      ? Number(button.value)
      : (Math.trunc(number.valueAsNumber) || 1) + Number(button.value);
  number.value = `${Math.min(Number(number.max), Math.max(Number(number.min), wanted))}`;
  for (const each of form.querySelectorAll<HTMLButtonElement>('button[name=step]'))
    each.disabled = number.value === (each.value === '1' ? number.max : number.min);
  void price(form);
});
form?.addEventListener('change', () => void price(form));
for (const each of form?.querySelectorAll<HTMLElement>(`[${plainMarker}]`) ?? [])
  each.hidden = true;
// The page may be a moment old; its price and stock are not.
if (form) void price(form);

form?.addEventListener('submit', (event) => {
  // Without a connection a guest stays here too, and reads why.
  if (!browserStorage().get('token') && navigator.onLine) return;
  event.preventDefault();
  if (form.ariaBusy) return;
  form.ariaBusy = 'true';
  void add(form).finally(() => (form.ariaBusy = null));
});

/** What the chosen pieces cost now, by the server's reckoning; the address keeps what was chosen. */
async function price(form: HTMLFormElement): Promise<void> {
  const number = quantityOf(form);
  const sku = skuOf(form);
  if (!number?.checkValidity()) return;
  for (const each of form.querySelectorAll<HTMLElement>(`[${stepsMarker}]`))
    each.hidden = each.getAttribute(stepsMarker) !== sku;
  const turn = (asked += 1);
  const priced = await request<typeof pricePieces>(
    { method: 'GET', path: '/api/item/price', access: 'public' },
    { language, sku, quantity: number.valueAsNumber },
    quietly,
  ).catch(() => undefined);
  if (!priced || turn !== asked) return;
  show(form, priced);
  const item = new URLSearchParams(location.search).get('item') ?? '';
  const chosen = new URLSearchParams({ item, sku, quantity: number.value });
  if (asked > 1) history.replaceState(history.state, '', `?${chosen}`);
}

function show(
  form: HTMLFormElement,
  { lineFen, priceFen, available, quantity }: PricedPieces,
): void {
  const { lang } = document.documentElement;
  const money = new Intl.NumberFormat(lang, { style: 'currency', currency: 'CNY' });
  write(form, lineMarker, money.format(lineFen / 100));
  write(form, eachMarker, money.format(priceFen / 100));
  const words = form.querySelector<HTMLElement>(`[${stockMarker}]`)?.dataset;
  const kind =
    available === 0 ? 'none' : available < quantity ? 'short' : available > 99 ? 'many' : 'few';
  write(form, stockMarker, words?.[kind]?.replace('{n}', `${available}`) ?? '');
}

function write(form: HTMLFormElement, marker: string, words: string): void {
  const place = form.querySelector(`[${marker}]`);
  if (place && place.textContent !== words) place.textContent = words;
}

function skuOf(form: HTMLFormElement): string {
  const sku = new FormData(form).get('sku');
  return typeof sku === 'string' ? sku : '';
}

function quantityOf(form: HTMLFormElement): HTMLInputElement | undefined {
  const number = form.elements.namedItem('quantity');
  return number instanceof HTMLInputElement ? number : undefined;
}

async function add(form: HTMLFormElement): Promise<void> {
  const sku = skuOf(form);
  try {
    const { count } = await request<typeof addToCart>(
      { method: 'POST', path: '/api/cart/add', access: 'cart' },
      { language, sku, quantity: quantityOf(form)?.valueAsNumber ?? 1 },
      quietly,
    );
    writeCartCount(count);
    location.assign(localPath(routes.cart, language));
  } catch (cause) {
    if (!isClientError(cause)) throw cause;
    say(cause.result?.fields?.quantity ?? cause.message);
  }
}

/** The same place where the page says it without script. */
function say(message: string): void {
  const place = form?.querySelector(`[${addErrorMarker}]`);
  const alert = document.createElement('p');
  alert.role = 'alert';
  alert.textContent = message;
  place?.replaceChildren(alert);
}
