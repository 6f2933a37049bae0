import { nearMarker } from '@uid/ui/lower-parts';

import {
  filtersId,
  inPlaceMarker,
  panelId,
  partMarker,
  viewKey,
} from '../app/features/catalogue/list/list-markers.ts';

/**
 * The script of the mall's list: a filter that is changed counts at once. The page of the new address is fetched, and
 * its marked parts take the place of those that are shown; the address stays what the list is known by.
 */
const form = document.querySelector<HTMLFormElement>(`form#${filtersId}`);
/** What adds to the cart; its marker would be in a file that both scripts load. */
const addForm = 'form:has([name=sku])';
let asked: XMLHttpRequest | undefined;
/** Where the list that is shown comes from. */
let shown = location.href;

form?.addEventListener('submit', (event) => {
  event.preventDefault();
  const panel = document.querySelector<HTMLDialogElement>(`#${panelId}`);
  panel?.close();
  // Where the browser knows no commands it is open as that.
  panel?.hidePopover?.();
  apply(form);
});
// Of the form is also what stands elsewhere and names it.
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
// What was chosen before this script arrived.
if (form) apply(form);

/** What adds to the cart comes when somebody comes to it: what asks the server comes with it. */
function loadAdding(): Promise<unknown> {
  return import('./add-to-cart.ts').catch(() => undefined);
}

/** What was pressed before that script arrived is pressed again then; the form does it where it can't be fetched. */
function submitLater(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  if (!form.matches(addForm)) return;
  event.preventDefault();
  void loadAdding().finally(() => {
    document.removeEventListener('submit', submitLater);
    // Firefox says at once that it could not fetch it before; a form is not sent again while its event is under way.
    setTimeout(() => form.requestSubmit(event.submitter));
  });
}

function apply(form: HTMLFormElement): void {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value.trim()) query.set(name, value.trim());
  // The same filters, on whichever page of the list, and whatever else a messenger has added to a link.
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
 * The fields say at once what the address says: whatever is chosen next, while the list is on its way, adds to it.
 * A request for a document, not `fetch`: the policy lets nobody make markup of a text.
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
    // The page itself says what is wrong with it.
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
    // Whoever filters looks at the list: all of it has the site's fonts.
    for (const lower of part.querySelectorAll('li')) lower.setAttribute(nearMarker, '');
    document.querySelector(`[${partMarker}=${name}]`)?.replaceChildren(...part.childNodes);
  }
  for (const { hreflang, href } of page.querySelectorAll<HTMLAnchorElement>('a[hreflang]'))
    for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[hreflang=${hreflang}]`))
      link.href = href;
  markView();
  if (focused) focusAgain(focused);
}

/** What had the focus was replaced: its neighbour in the same part takes it, else the words above the list. */
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

/** Where the address says nothing, this browser's choice is current. */
function markView(): void {
  const view = new URL(location.href).searchParams.get('view') ?? keptView() ?? 'cards';
  for (const link of document.querySelectorAll(`a[${inPlaceMarker}]`)) {
    const value = link.getAttribute(inPlaceMarker);
    if (value) link.ariaCurrent = value === view ? 'true' : null;
  }
}

/** A browser that keeps nothing for this site goes by the address alone. */
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
    // The address says it on this page.
  }
}

function setBusy(isBusy: boolean): void {
  const results = document.querySelector(`[${partMarker}=items]`)?.parentElement;
  if (results) results.ariaBusy = isBusy ? 'true' : null;
}
