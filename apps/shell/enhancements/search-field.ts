import type { OutputOf } from '@uid/contract/endpoint';
import { localPath, splitLanguage } from '@uid/contract/paths';
import type { suggestPages } from '@uid/contract/search';

import {
  forgetSearches,
  keepSearch,
  recentSearches,
} from '../app/layout/header/recent-searches.ts';
import { suggestionTexts } from '../app/layout/header/suggestion-texts.ts';
import { request } from '../app/request/shell-request.ts';

/** Suggests pages while the visitor types, and recent searches. Fetched when a search field is first used. */
type Group = OutputOf<typeof suggestPages>['groups'][number];

const pause = 120;
const { language } = splitLanguage(location.pathname);
const texts = suggestionTexts[language];
/** Excludes the fields of other searches: the mall filters its own list. */
const fields = 'form[action$="/support"] [name=q]';
const panel = make('div', { className: 'suggestions' });
const said = make('p', { className: 'visually-hidden', role: 'status' });
let asked = 0;
let waiting: ReturnType<typeof setTimeout> | undefined;

function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

function fieldOf(target: EventTarget | null): HTMLInputElement | undefined {
  return target instanceof HTMLInputElement && target.matches(fields) ? target : undefined;
}

function attendAt(target: EventTarget | null): void {
  const field = fieldOf(target);
  if (field) attend(field);
}

function attend(field: HTMLInputElement): void {
  field.autocomplete = 'off';
  clearTimeout(waiting);
  const q = field.value.trim();
  const turn = (asked += 1);
  const showParts = (parts: HTMLElement[]) => turn === asked && show(field, parts);
  if (q === '') showParts(recentPart(field.form?.action));
  else
    waiting = setTimeout(() => {
      request<typeof suggestPages>(
        { method: 'GET', path: '/api/search/suggestions', access: 'public' },
        { language, q },
        { skipErrorHandler: true },
      ).then(
        ({ groups }) => showParts(groups.map(partOf)),
        () => showParts([]),
      );
    }, pause);
}

function show({ form }: HTMLInputElement, parts: HTMLElement[]): void {
  panel.replaceChildren(...parts);
  const links = panel.querySelectorAll('a').length;
  panel.hidden = links === 0;
  form?.after(panel, said);
  said.textContent = links === 0 ? '' : texts.count + links;
}

function partOf({ group, pages }: Group): HTMLElement {
  const links = pages.map(({ path, title }) =>
    make(
      'a',
      { href: localPath(path, language) },
      ...title.map(({ text, isMatch }) => (isMatch ? make('mark', {}, text) : text)),
    ),
  );
  return listOf(texts.groups[group], links);
}

function recentPart(path = ''): HTMLElement[] {
  const words = recentSearches();
  if (words.length === 0) return [];
  const links = words.map((q) => make('a', { href: `${path}?${new URLSearchParams({ q })}` }, q));
  const onclick = () => {
    forgetSearches();
    panel.hidden = true;
    panel.parentElement?.querySelector<HTMLElement>('[name=q]')?.focus();
  };
  const list = listOf(texts.recent, links);
  list.append(make('button', { onclick }, texts.clear));
  return [list];
}

function listOf(title: string, links: HTMLElement[]): HTMLElement {
  const items = links.map((link) => make('li', {}, link));
  return make('section', { ariaLabel: title }, make('p', {}, title), make('ul', {}, ...items));
}

/**
 * The up and down keys move through the field and the entries below it, unless an input method shows candidates of its
 * own.
 */
function move(event: KeyboardEvent): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const stops = [
    ...(panel.parentElement?.querySelectorAll<HTMLElement>('[name=q], a, ul + button') ?? []),
  ];
  const from = stops.indexOf(document.activeElement as HTMLElement);
  if (!step || from < 0 || panel.hidden || event.isComposing) return;
  event.preventDefault();
  stops.at((from + step) % stops.length)?.focus();
}

/** Closes the panel over the page, which nothing else closes; the panel in the header closes by itself. */
function handleEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.isComposing || panel.hidden || !panel.closest('main')) return;
  // Otherwise the browser would empty the field.
  event.preventDefault();
  panel.parentElement?.querySelector<HTMLElement>('[name=q]')?.focus();
  hide();
}

/** Hides the panel, and drops suggestions that are still on their way. */
function hide(): void {
  asked += 1;
  panel.hidden = true;
}

document.addEventListener('focusin', ({ target }) => {
  const field = fieldOf(target);
  if (field && (panel.hidden || panel.previousElementSibling !== field.form)) attend(field);
  else if (!field && !panel.contains(target as Node)) hide();
});
document.addEventListener('input', ({ target }) => attendAt(target));
document.addEventListener('submit', ({ target }) => {
  const field = fieldOf((target as Element).querySelector('[name=q]'));
  if (field) keepSearch(field.value);
});
document.addEventListener('keydown', move);
document.addEventListener('keydown', handleEscape);
attendAt(document.activeElement);
