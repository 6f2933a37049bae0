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

import { kitMarkers as markers } from '../app/features/solutions/kit/kit-markers.ts';
import { kitTexts } from '../app/features/solutions/kit/kit-texts.ts';

/** The script of a solution's page: adds up the first kit and sends all of it with the session. */
const storage = createBrowserStorage(localStorage);
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
    void addAll(form)
      .catch(() => say('None response! Please retry.'))
      .finally(() => (form.ariaBusy = null));
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
  const money = new Intl.NumberFormat(lang, { style: 'currency', currency: 'CNY' });
  const total = form.querySelector(`[${markers.total}]`);
  if (total) total.textContent = money.format(fen / 100);
}

async function addAll(form: HTMLFormElement): Promise<void> {
  say('');
  const lines = linesOf(form).map(({ sku, quantity }) => ({ sku, quantity }));
  if (lines.length === 0) return say(kitTexts[language].empty);
  const token = storage.get('token') ?? '';
  const answer = await send({ language, lines }, token);
  const { code, message, result } = await answer.json();
  if (answer.ok) {
    storage.set('cartCount', result.count);
    return go(routes.cart);
  }
  if (result?.error === 'PASSWORD_EXPIRED') return go(identityRoutes.modifyPassword);
  if (code === 401) {
    storage.endSession(token);
    const here = encodeURIComponent(location.pathname);
    return go(`${identityRoutes.login}?return=${here}`);
  }
  const refused = result?.details?.sku;
  return say(refused ? `${refused}: ${message}` : message);
}

function send(body: unknown, token: string): Promise<Response> {
  return fetch(`${apiPrefix}/cart/add-all`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [xsrfHeader]: cookie(xsrfCookie),
      ...(token && { [accessTokenHeader]: token }),
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(requestTimeout),
  });
}

function cookie(name: string): string {
  const found = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`));
  return decodeURIComponent(found?.slice(name.length + 1) ?? '');
}

function go(path: string): void {
  location.assign(localPath(path, language));
}

function say(message: string): void {
  const place = form?.querySelector(`[${markers.message}]`);
  if (place) place.textContent = message;
}
