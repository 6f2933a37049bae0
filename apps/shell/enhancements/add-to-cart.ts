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
 * The script of the mall: adds pieces to the cart while the page stays, and confirms it in a sheet. On the page of an
 * item it also steps the quantity in place and keeps the price up to date.
 */
const { language } = splitLanguage(location.pathname);
/** Failures are shown beside the form. */
const quietly = { skipErrorHandler: true };
let asked = 0;
/** The form on the page of a single item. */
const form = document.querySelector<HTMLFormElement>(`form[${addFormMarker}=item]`);
const sheet = document.querySelector<HTMLDialogElement>(`#${addedId}`);
// A page that comes back from the back/forward cache must come back without the sheet.
addEventListener('pagehide', () => sheet?.close());

form?.addEventListener('click', (event) => {
  const button = (event.target as Element).closest('button');
  const number = quantityOf(form);
  if (!button || !number || !['step', 'take'].includes(button.name)) return;
  event.preventDefault();
  // `stepUp` and `stepDown` keep to the minimum and maximum of the field by themselves.
  if (button.name === 'take') number.value = `${Math.min(+number.max, +button.value)}`;
  else if (button.value === '1') number.stepUp();
  else number.stepDown();
  void price(form);
});
form?.addEventListener('change', () => void price(form));
// The page may be a moment old, so the current price and stock are requested.
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

/** Shows what the chosen pieces cost now, as the server computes it, and keeps the choice in the address. */
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
  // The prices that the page came with stay if the request fails; after a change they would be those of another choice.
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

/** Formats an amount like `formatMoney`, which has more features than this script has room for. */
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

/** Opens the sheet. If the cart can't be loaded to fill it in, leads to the cart's own page instead. */
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
  // The item's element in the page, and the text of the chosen model.
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

/**
 * Fills the marked elements. An element may have a text for an empty value, and a text that surrounds a value, also one
 * for each kind.
 */
function fill(values: Partial<Record<Place, string>>, kind = 'some'): void {
  for (const place of document.querySelectorAll<HTMLElement>(`[${placeMarker}]`)) {
    const value = values[place.getAttribute(placeMarker) as Place];
    if (value === undefined) continue;
    const words = (place.dataset[value ? kind : 'none'] ?? value).replace('{n}', value);
    // A screen reader would read text that is written again once more.
    if (place.textContent !== words) place.textContent = words;
  }
}

/** Shows the message in the element in which the page shows it without script. */
function say(form: HTMLFormElement, message: string): void {
  form.querySelector(`[${addErrorMarker}]`)?.replaceChildren(message);
}
