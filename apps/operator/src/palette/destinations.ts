import { longestSearch } from '@uid/contract/constants';
import type { Language, Localised } from '@uid/contract/language';
import type { Permission } from '@uid/contract/permissions';
import type { SavedView } from '@uid/contract/saved-views';

import { screenGroups, screens } from '../screens.ts';
import { parametersOf } from '../views/view-search.ts';

/**
 * Patterns of the numbers in our mails, and the path for each. They are written out here, because a schema would
 * import zod.
 */
const numbered = [
  {
    pattern: /^QT\d{6}[0-9A-Z]{12}$/,
    path: '/quotes',
    permission: 'quotes.read',
    label: { zh: '报价', en: 'Quote' },
  },
  {
    pattern: /^Q\d{6}[0-9A-Z]{10}$/,
    path: '/enquiries',
    permission: 'enquiries.read',
    label: { zh: '咨询', en: 'Enquiry' },
  },
  {
    // An order number begins with a date, and is longer than a phone number.
    pattern: /^\d\d(?:0[1-9]|1[0-2])[0-3]\d[0-9A-Z]{6,24}$/,
    path: '/orders',
    permission: 'orders.read',
    label: { zh: '订单', en: 'Order' },
  },
] as const;

/** Lists that have a search, the most likely first. */
const searched = ['/orders', '/customers', '/quotes', '/catalogue', '/contents'];
const searchedForPersons = [...new Set(['/customers', ...searched])];

const searchLabels: Localised<(text: string, list: string) => string> = {
  zh: (text, list) => `在“${list}”中查找“${text}”`,
  en: (text, list) => `Find “${text}” in: ${list}`,
};

export interface Destination {
  key: string;
  label: string;
  /** The part of the console that the destination belongs to. */
  group: string;
  path: string;
  search?: Readonly<Record<string, string>>;
}

interface Seeker {
  language: Language;
  views?: readonly SavedView[];
  may: (permission: Permission | undefined) => boolean;
}

/**
 * Returns where the typed text may lead: an order, a quote or an enquiry by its number, saved views by name, screens
 * by their name in either language or by their address, and the lists that can be searched for the text.
 */
export function findDestinations(typed: string, seeker: Seeker): Destination[] {
  const text = typed.trim();
  const wanted = text.toLowerCase();
  const record = findRecord(text.toUpperCase(), seeker);
  const named = record ? [record] : [...findViews(wanted, seeker), ...findScreens(wanted, seeker)];
  return [...named, ...findLists(text, seeker)];
}

function findRecord(no: string, { language, may }: Seeker): Destination | undefined {
  const meant = numbered.find(({ pattern }) => pattern.test(no));
  if (!meant || !may(meant.permission)) return undefined;
  const group = screenGroups.work[language];
  return { key: no, label: `${meant.label[language]} ${no}`, group, path: `${meant.path}/${no}` };
}

function findScreens(wanted: string, { language, may }: Seeker): Destination[] {
  return screens.flatMap(({ path, label, group, permission }) => {
    const names = [...Object.values(label), path];
    const isMeant = names.some((name) => name.toLowerCase().includes(wanted));
    if (!group || !isMeant || !may(permission)) return [];
    return [{ key: path, label: label[language], group: screenGroups[group][language], path }];
  });
}

/** Lists are offered from two characters on: a single one is the beginning of a screen's name. */
function findLists(text: string, { language, may }: Seeker): Destination[] {
  if (text.length < 2 || text.length > longestSearch) return [];
  return (text.includes('@') ? searchedForPersons : searched).flatMap((path) => {
    const screen = screens.find((each) => each.path === path);
    if (!screen?.group || !may(screen.permission)) return [];
    const label = searchLabels[language](text, screen.label[language]);
    const group = screenGroups[screen.group][language];
    return [{ key: `${path}?q`, label, group, path, search: { q: text } }];
  });
}

function findViews(wanted: string, { language, may, views = [] }: Seeker): Destination[] {
  return views.flatMap(({ id, name, path, search }) => {
    const screen = screens.find((each) => each.path === path);
    if (!screen || !may(screen.permission) || !name.toLowerCase().includes(wanted)) return [];
    const group = screen.label[language];
    return [{ key: id, label: name, group, path, search: parametersOf(search) }];
  });
}
