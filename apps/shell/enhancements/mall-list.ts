import { nearMarker } from '@uid/ui/lower-parts';

import {
  filtersId,
  inPlaceMarker,
  panelId,
  partMarker,
  viewKey,
} from '../app/features/catalogue/list/list-markers.ts';

/**
 * The script of the mall's list: a changed filter takes effect at once. The script fetches the page of the new address
 * and replaces the marked parts of the shown page; the address still identifies the list.
 */
const form = document.querySelector<HTMLFormElement>(`form#${filtersId}`);
/**
 * Selects the forms that add to the cart. Their marker is not imported, because it would be in a file that both scripts
 * load.
 */
const addForm = 'form:has([name=sku])';
let asked: XMLHttpRequest | undefined;
/** The address of the list that is shown. */
let shown = location.href;

form?.addEventListener('submit', (event) => {
  event.preventDefault();
  const panel = document.querySelector<HTMLDialogElement>(`#${panelId}`);
  panel?.close();
  // In a browser that does not support commands the panel is open as a popover.
  panel?.hidePopover?.();
  apply(form);
});
// Fields elsewhere in the page may belong to the form, too, by naming it.
document.addEventListener('change', ({ target }) => {
  if (form && (target as HTMLInputElement).form === form) apply(form);
});
document.addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>(`a[${inPlaceMarker}]`);
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const view = link.getAttribute(inPlaceMarker);
  if (view) keepView((document.documentElement.dataset.items = view));
  go(link.href);
});
for (const act of ['pointerover', 'focusin'])
  document.addEventListener(act, ({ target }) => {
    if ((target as Element).closest?.(addForm)) void loadAdding();
  });
document.addEventListener('submit', submitLater);
addEventListener('popstate', () => show(location.href));
markView();
// Applies filters that were chosen before this script arrived.
if (form) apply(form);

/** Fetches the script that adds to the cart, with the request layer, when the visitor comes to such a form. */
function loadAdding(): Promise<unknown> {
  return import('./add-to-cart.ts').catch(() => undefined);
}

/**
 * Repeats a press that came before that script arrived. If the script can't be fetched, the browser sends the form
 * itself.
 */
function submitLater(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  if (!form.matches(addForm)) return;
  event.preventDefault();
  void loadAdding().finally(() => {
    document.removeEventListener('submit', submitLater);
    // Firefox rejects at once if it could not fetch the module before, and a form can't be sent again during its own
    // submit event.
    setTimeout(() => form.requestSubmit(event.submitter));
  });
}

function apply(form: HTMLFormElement): void {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value.trim()) query.set(name, value.trim());
  // Compares the filters only, without the page of the list and without parameters that a messenger has added to a
  // link.
  const shownBy = new URLSearchParams();
  for (const [name, value] of new URL(location.href).searchParams)
    if (value && form.elements.namedItem(name)) shownBy.set(name, value);
  if (isSame(query, shownBy)) return;
  go(query.size > 0 ? `${form.action}?${query}` : form.action);
}

function isSame(one: URLSearchParams, other: URLSearchParams): boolean {
  return one.size === other.size && [...one].every(([name, value]) => other.get(name) === value);
}

function go(address: string): void {
  if (address === location.href) return;
  history.pushState(null, '', address);
  show(address);
}

/**
 * Shows in the fields at once what the address says, so that a choice made while the list is loading adds to it. The
 * request is not made with `fetch`, because the content security policy forbids turning text into markup.
 */
function show(address: string): void {
  asked?.abort();
  fillForm(new URL(address).searchParams);
  const isShown = address.split('#')[0] === shown.split('#')[0];
  setBusy(!isShown);
  if (isShown) return;
  const request = new XMLHttpRequest();
  asked = request;
  request.responseType = 'document';
  request.addEventListener('load', () => {
    setBusy(false);
    if (request.status === 200 && request.responseXML) take(request.responseXML, address);
    // The reloaded page says itself what is wrong.
    else location.reload();
  });
  request.addEventListener('error', () => location.reload());
  request.open('GET', address);
  request.send();
}

function take(page: Document, address: string): void {
  shown = address;
  document.title = page.title;
  const focused = document.activeElement?.closest(`[${partMarker}]`);
  for (const part of page.querySelectorAll(`[${partMarker}]`)) {
    const name = part.getAttribute(partMarker);
    // A visitor who filters looks at the list, so all of it gets the site's fonts.
    for (const lower of part.querySelectorAll('li')) lower.setAttribute(nearMarker, '');
    document.querySelector(`[${partMarker}=${name}]`)?.replaceChildren(...part.childNodes);
  }
  for (const { hreflang, href } of page.querySelectorAll<HTMLAnchorElement>('a[hreflang]'))
    for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[hreflang=${hreflang}]`))
      link.href = href;
  markView();
  if (focused) focusAgain(focused);
}

/**
 * The element with the focus was replaced: the first link or button in the same part takes the focus, else the search
 * field.
 */
function focusAgain(part: Element): void {
  const next = part.querySelector<HTMLElement>('[aria-current], a, button');
  (next ?? form?.querySelector<HTMLElement>('[name=q]'))?.focus();
}

function fillForm(query: URLSearchParams): void {
  for (const field of form?.elements ?? []) {
    const { name, type } = field as HTMLInputElement;
    if (!name) continue;
    if (type === 'checkbox')
      (field as HTMLInputElement).checked = query.get(name) === (field as HTMLInputElement).value;
    else (field as HTMLInputElement).value = query.get(name) ?? '';
  }
}

/** If the address names no view, the one that this browser has stored is current. */
function markView(): void {
  const view = new URL(location.href).searchParams.get('view') ?? keptView() ?? 'cards';
  for (const link of document.querySelectorAll(`a[${inPlaceMarker}]`)) {
    const value = link.getAttribute(inPlaceMarker);
    if (value) link.ariaCurrent = value === view ? 'true' : null;
  }
}

/** Returns null if the browser stores nothing for this site; then the address alone decides. */
function keptView(): string | null {
  try {
    return localStorage.getItem(viewKey);
  } catch {
    return null;
  }
}

function keepView(view: string): void {
  try {
    localStorage.setItem(viewKey, view);
  } catch {
    // On this page the address names the view.
  }
}

function setBusy(isBusy: boolean): void {
  const results = document.querySelector(`[${partMarker}=items]`)?.parentElement;
  if (results) results.ariaBusy = isBusy ? 'true' : null;
}
