import type { addToCart, getCart } from '@uid/contract/cart';
import type { pricePieces, PricedPieces } from '@uid/contract/catalogue';
import { isClientError } from '@uid/contract/client-errors';
import { localPath, splitLanguage } from '@uid/contract/paths';
import { cartRoute, confirmOrderRoute } from '@uid/contract/script-routes';

import {
  addedId,
  addErrorMarker,
  addFormMarker,
  buyName,
  daysMarker,
  drawnMarker,
  placeMarker,
  stepsMarker,
} from '../app/features/catalogue/add-to-cart-markers.ts';
import type { Place } from '../app/features/catalogue/add-to-cart-markers.ts';
import { writeCartCount } from '../app/request/cart-count.ts';
import { request } from '../app/request/shell-request.ts';

/**
 * The script of the mall: puts pieces in the cart, where the page stays and a sheet says so. On the page of an item
 * it steps the quantity in place, and keeps the price true.
 */
const { language } = splitLanguage(location.pathname);
/** Failures are shown beside the form. */
const quietly = { skipErrorHandler: true };
let asked = 0;
/** Of the page of one item. */
const form = document.querySelector<HTMLFormElement>(`form[${addFormMarker}=item]`);
const sheet = document.querySelector<HTMLDialogElement>(`#${addedId}`);
// A page that the browser brings back from its memory comes back without it.
addEventListener('pagehide', () => sheet?.close());

form?.addEventListener('click', (event) => {
  const button = (event.target as Element).closest('button');
  const number = quantityOf(form);
  if (!button || !number || !['step', 'take'].includes(button.name)) return;
  event.preventDefault();
  // The browser keeps to the least and the most that the field takes.
  if (button.name === 'take') number.value = `${Math.min(+number.max, +button.value)}`;
  else if (button.value === '1') number.stepUp();
  else number.stepDown();
  void price(form);
});
form?.addEventListener('change', () => void price(form));
// The page may be a moment old; its price and stock are not.
if (form) void price(form);

document.addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement;
  if (!form.matches(`[${addFormMarker}]`)) return;
  event.preventDefault();
  if (form.ariaBusy) return;
  form.ariaBusy = 'true';
  const isBought = (event.submitter as HTMLButtonElement | null)?.name === buyName;
  void add(form, { isBought }).finally(() => (form.ariaBusy = null));
});

/** What the chosen pieces cost now, by the server's reckoning; the address keeps what was chosen. */
async function price(form: HTMLFormElement): Promise<void> {
  const number = quantityOf(form);
  const sku = skuOf(form);
  for (const each of form.querySelectorAll<HTMLButtonElement>('button[name=step]'))
    each.disabled = number?.value === (each.value === '1' ? number?.max : number?.min);
  if (!number?.checkValidity()) return;
  for (const each of document.querySelectorAll<HTMLElement>(`[${stepsMarker}]`))
    each.hidden = each.getAttribute(stepsMarker) !== sku;
  const turn = (asked += 1);
  const priced = await request<typeof pricePieces>(
    { method: 'GET', path: '/api/item/price', access: 'public' },
    { language, sku, quantity: number.valueAsNumber },
    quietly,
  ).catch(() => undefined);
  if (turn !== asked) return;
  // What other pieces cost is not what these do; what the page came with is.
  for (const output of form.querySelectorAll('output')) output.hidden = !priced && turn > 1;
  if (!priced) return;
  show(priced);
  const chosen = new URLSearchParams(location.search);
  chosen.set('sku', sku);
  chosen.set('quantity', number.value);
  if (asked > 1) history.replaceState(null, '', `?${chosen}`);
}

function show({ lineFen, priceFen, available, quantity }: PricedPieces): void {
  const kind =
    available === 0 ? 'none' : available < quantity ? 'short' : available > 99 ? 'many' : 'few';
  fill({ line: money(lineFen), each: money(priceFen), stock: `${available}` }, kind);
}

/** As `formatMoney` writes it, of which this script has no room for the rest. */
function money(fen = 0): string {
  return fen ? `¥${(fen / 100).toLocaleString(language, { minimumFractionDigits: 2 })}` : '';
}

function skuOf(form: HTMLFormElement): string {
  return form.querySelector<HTMLInputElement>('select, [name=sku]:checked')?.value ?? '';
}

function quantityOf(form: HTMLFormElement): HTMLInputElement | null {
  return form.querySelector('[name=quantity]');
}

async function add(form: HTMLFormElement, { isBought }: { isBought: boolean }): Promise<void> {
  const sku = skuOf(form);
  const quantity = quantityOf(form)?.valueAsNumber ?? 1;
  say(form, '');
  try {
    const { count } = await request<typeof addToCart>(
      { method: 'POST', path: '/api/cart/add', access: 'cart' },
      { language, sku, quantity },
      quietly,
    );
    writeCartCount(count);
    if (isBought) location.assign(localPath(confirmOrderRoute, language));
    else await showAdded(form, { sku, quantity });
  } catch (cause) {
    if (!isClientError(cause)) throw cause;
    say(form, cause.result?.fields?.quantity ?? cause.message);
  }
}

/** Opens the sheet; what can't be asked for to fill it in is said by the cart's own page. */
async function showAdded(
  form: HTMLFormElement,
  { sku, quantity }: { sku: string; quantity: number },
): Promise<void> {
  const cart = await request<typeof getCart>(
    { method: 'GET', path: '/api/cart', access: 'cart' },
    { language },
    quietly,
  ).catch(() => undefined);
  const line = cart?.lines.find((each) => each.sku === sku);
  if (!sheet || !cart || !line) return location.assign(localPath(cartRoute, language));
  const { count, totals, toFreeDeliveryFen } = cart;
  // Where the item stands in the page, and the words of the model that was chosen.
  const item = form.closest('li') ?? document;
  const chosen = form.querySelector('select')?.selectedOptions[0] ?? form.querySelector(':checked');
  const model = chosen?.closest('label') ?? item;
  const drawn = item.querySelector(`[${drawnMarker}]`)?.cloneNode(true) ?? '';
  document.querySelector(`[${placeMarker}=drawing]`)?.replaceChildren(drawn);
  fill({
    name: line.name,
    model: line.variantName,
    days:
      chosen?.getAttribute(daysMarker) ||
      (model.querySelector(`[${daysMarker}]`)?.textContent ?? ''),
    quantity: `${quantity}`,
    price: money(line.priceFen * quantity),
    count: `${count}`,
    goods: money(totals.goodsFen),
    delivery: money(totals.deliveryFen),
    toFree: money(toFreeDeliveryFen),
  });
  sheet.showModal();
}

/** A place may have words for nothing, and around something, also of a kind. */
function fill(values: Partial<Record<Place, string>>, kind = 'some'): void {
  for (const place of document.querySelectorAll<HTMLElement>(`[${placeMarker}]`)) {
    const value = values[place.getAttribute(placeMarker) as Place];
    if (value === undefined) continue;
    const words = (place.dataset[value ? kind : 'none'] ?? value).replace('{n}', value);
    // Written anew it would be read aloud anew.
    if (place.textContent !== words) place.textContent = words;
  }
}

/** The same place where the page says it without script. */
function say(form: HTMLFormElement, message: string): void {
  form.querySelector(`[${addErrorMarker}]`)?.replaceChildren(message);
}
