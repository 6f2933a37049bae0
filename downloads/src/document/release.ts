import { createHash } from 'node:crypto';

import type { Product } from '@uid/contract/content';
import type { Language } from '@uid/contract/language';
import type { productSlugs } from '@uid/contract/routes';

interface Release {
  version: string;
  date: string;
}

const first: Release = { version: '1.0', date: '2026-11-16' };

/** The edition of each product's document: raise it when the product changes, not when a word does. */
const releases: Record<(typeof productSlugs)[number], Release> = {
  'safety-shield-auth': first,
  'safety-sim-card': first,
  'safety-super-sim-card': first,
  'safety-mods': first,
  'safety-border-gateway': first,
  'safety-auth-gateway': first,
  'tm-safety-sdk': first,
  'internet-tls': first,
  'tm-control': first,
  sdp: first,
  'safety-os': first,
};

/**
 * The edition, followed by seven digits of the words' own hash: two documents that say
 * different things never carry the same version.
 */
export function releaseOf(product: Product, language: Language): Release & { number: string } {
  const { version, date } = releases[product.slug as keyof typeof releases];
  const words = createHash('sha256').update(JSON.stringify(product.text[language])).digest('hex');
  const number = `UID-PD-${String(product.position).padStart(2, '0')}-${language.toUpperCase()}`;
  return { version: `${version}+${words.slice(0, 7)}`, date, number };
}
