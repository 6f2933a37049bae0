import {
  accessTokenHeader,
  apiPrefix,
  requestTimeout,
  xsrfCookie,
  xsrfHeader,
} from '@uid/contract/constants';
import { identityRoutes, localPath, routes, splitLanguage } from '@uid/contract/routes';
import { createBrowserStorage } from '@uid/contract/storage';

import { addErrorMarker, addFormMarker } from '../app/features/mall/add-to-cart-markers.ts';

/**
 * The script of an item's page: steps the quantity in place, and puts pieces in the account's cart.
 * A guest's form goes to the server as it is.
 */
const storage = createBrowserStorage(localStorage);
const { language } = splitLanguage(location.pathname);
const form = document.querySelector<HTMLFormElement>(`form[${addFormMarker}]`);

form?.addEventListener('click', (event) => {
  const button = event.target instanceof Element && event.target.closest('button');
  const number = form.elements.namedItem('quantity');
  if (!button || button.name !== 'step' || !(number instanceof HTMLInputElement)) return;
  event.preventDefault();
  const next = (Math.trunc(number.valueAsNumber) || 1) + Number(button.value);
  number.value = `${Math.min(Number(number.max), Math.max(Number(number.min), next))}`;
  for (const each of form.querySelectorAll<HTMLButtonElement>('button[name=step]'))
    each.disabled = number.value === (each.value === '1' ? number.max : number.min);
});

form?.addEventListener('submit', (event) => {
  const token = storage.get('token');
  if (!token) return;
  event.preventDefault();
  const expireTime = storage.get('expireTime');
  if (expireTime !== undefined && expireTime <= Date.now())
    return go(identityRoutes.modifyPassword);
  if (form.ariaBusy) return undefined;
  form.ariaBusy = 'true';
  return void add(form, token)
    .catch(() => say('None response! Please retry.'))
    .finally(() => (form.ariaBusy = null));
});

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
  storage.clear();
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
