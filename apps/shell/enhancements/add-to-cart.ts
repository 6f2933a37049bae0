import {
  accessTokenHeader,
  apiPrefix,
  requestTimeout,
  xsrfCookie,
  xsrfHeader,
} from '@uid/contract/constants';
import { identityRoutes, routes } from '@uid/contract/pages';
import { localPath, splitLanguage } from '@uid/contract/paths';
import { createBrowserStorage } from '@uid/contract/storage';

import {
  addErrorMarker,
  addFormMarker,
  eachMarker,
  lineMarker,
  plainMarker,
  stepsMarker,
  stockMarker,
} from '../app/features/mall/add-to-cart-markers.ts';

/**
 * The script of an item's page: steps the quantity in place, keeps the price true, and puts pieces in the
 * account's cart.
 * A guest's form goes to the server as it is.
 */
const storage = createBrowserStorage(localStorage);
const { language } = splitLanguage(location.pathname);
const noAnswer = 'None response! Please retry.';
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
  const token = storage.get('token');
  if (!token && navigator.onLine) return;
  event.preventDefault();
  if (!token) return say(noAnswer);
  const expireTime = storage.get('expireTime');
  if (expireTime !== undefined && expireTime <= Date.now())
    return go(identityRoutes.modifyPassword);
  if (form.ariaBusy) return undefined;
  form.ariaBusy = 'true';
  return void add(form, token)
    .catch(() => say(noAnswer))
    .finally(() => (form.ariaBusy = null));
});

/** What the chosen pieces cost now, by the server's reckoning; the address keeps what was chosen. */
async function price(form: HTMLFormElement): Promise<void> {
  const number = quantityOf(form);
  const sku = new FormData(form).get('sku');
  if (!number?.checkValidity() || typeof sku !== 'string') return;
  for (const each of form.querySelectorAll<HTMLElement>(`[${stepsMarker}]`))
    each.hidden = each.getAttribute(stepsMarker) !== sku;
  const query = new URLSearchParams({ language, sku, quantity: number.value });
  const turn = (asked += 1);
  const answer = await fetch(`${apiPrefix}/item/price?${query}`).catch(() => undefined);
  if (!answer?.ok || turn !== asked) return;
  const { result } = await answer.json();
  show(form, result);
  const item = new URLSearchParams(location.search).get('item') ?? '';
  const chosen = new URLSearchParams({ item, sku, quantity: number.value });
  if (asked > 1) history.replaceState(history.state, '', `?${chosen}`);
}

interface Priced {
  lineFen: number;
  priceFen: number;
  available: number;
  quantity: number;
}

function show(form: HTMLFormElement, { lineFen, priceFen, available, quantity }: Priced): void {
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

function quantityOf(form: HTMLFormElement): HTMLInputElement | undefined {
  const number = form.elements.namedItem('quantity');
  return number instanceof HTMLInputElement ? number : undefined;
}

async function add(form: HTMLFormElement, token: string): Promise<void> {
  const values = new FormData(form);
  const answer = await fetch(`${apiPrefix}/cart/add`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [accessTokenHeader]: token,
      [xsrfHeader]: cookie(xsrfCookie),
    },
    body: JSON.stringify({
      language,
      sku: values.get('sku'),
      quantity: Number(values.get('quantity')),
    }),
    signal: AbortSignal.timeout(requestTimeout),
  });
  const { code, message, result } = await answer.json();
  if (answer.ok) {
    storage.set('cartCount', result.count);
    return go(routes.cart);
  }
  if (result?.error === 'PASSWORD_EXPIRED') return go(identityRoutes.modifyPassword);
  if (code !== 401) return say(result?.fields?.quantity ?? message);
  storage.endSession(token);
  const here = encodeURIComponent(location.pathname + location.search);
  return go(`${identityRoutes.login}?return=${here}`);
}

function cookie(name: string): string {
  const found = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`));
  return decodeURIComponent(found?.slice(name.length + 1) ?? '');
}

function go(path: string): void {
  location.assign(localPath(path, language));
}

/** The same place where the page says it without script. */
function say(message: string): void {
  const place = form?.querySelector(`[${addErrorMarker}]`);
  const alert = document.createElement('p');
  alert.role = 'alert';
  alert.textContent = message;
  place?.replaceChildren(alert);
}
