import type { Language } from '@uid/contract/language';
import type { Permission } from '@uid/contract/permissions';
import type { SavedView } from '@uid/contract/saved-views';

import { screenGroups, screens } from '../screens.ts';
import { parametersOf } from '../views/view-search.ts';

/** Numbers as they are written on every mail, and where each leads; written out, because a schema brings zod along. */
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
    pattern: /^[0-9A-Z]{10,30}$/,
    path: '/orders',
    permission: 'orders.read',
    label: { zh: '订单', en: 'Order' },
  },
] as const;

export interface Destination {
  key: string;
  label: string;
  /** The part of the console it belongs to. */
  group: string;
  path: string;
  search?: Readonly<Record<string, string>>;
}

interface Seeker {
  language: Language;
  views?: readonly SavedView[];
  may: (permission: Permission | undefined) => boolean;
}

/** Where the typed letters may lead: saved views by name, screens by theirs in either language or by their address, an order, a quote or an enquiry by its number. */
export function findDestinations(typed: string, seeker: Seeker): Destination[] {
  const { language, may } = seeker;
  const wanted = typed.trim().toLowerCase();
  const no = wanted.toUpperCase();
  const meant = numbered.find(({ pattern }) => pattern.test(no));
  if (meant && may(meant.permission))
    return [
      {
        key: no,
        label: `${meant.label[language]} ${no}`,
        group: screenGroups.work[language],
        path: `${meant.path}/${no}`,
      },
    ];
  const found = screens.flatMap(({ path, label, group, permission }) => {
    const names = [...Object.values(label), path];
    const isMeant = names.some((name) => name.toLowerCase().includes(wanted));
    if (!group || !isMeant || !may(permission)) return [];
    return [{ key: path, label: label[language], group: screenGroups[group][language], path }];
  });
  return [...findViews(wanted, seeker), ...found];
}

function findViews(wanted: string, { language, may, views = [] }: Seeker): Destination[] {
  return views.flatMap(({ id, name, path, search }) => {
    const screen = screens.find((each) => each.path === path);
    if (!screen || !may(screen.permission) || !name.toLowerCase().includes(wanted)) return [];
    const group = screen.label[language];
    return [{ key: id, label: name, group, path, search: parametersOf(search) }];
  });
}
