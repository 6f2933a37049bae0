import { createHash } from 'node:crypto';

import type { Product } from '@uid/contract/content';
import type { Language } from '@uid/contract/language';
import type { productSlugs } from '@uid/contract/pages';

interface Release {
  version: string;
  date: string;
}

/** With the lifecycle dates. */
const second: Release = { version: '1.1', date: '2026-11-20' };

/** The edition of each product's document: raise it when the product changes, not when a word does. */
const releases: Record<(typeof productSlugs)[number], Release> = {
  'safety-shield-auth': second,
  'safety-sim-card': second,
  'safety-super-sim-card': second,
  'safety-mods': second,
  'safety-border-gateway': second,
  'safety-auth-gateway': second,
  'tm-safety-sdk': second,
  'internet-tls': second,
  'tm-control': second,
  sdp: second,
  'safety-os': second,
};

/**
 * The edition, followed by seven digits of the hash of words and dates: two documents that say
 * different things never carry the same version.
 */
export function releaseOf(product: Product, language: Language): Release & { number: string } {
  const { version, date } = releases[product.slug as keyof typeof releases];
  const words = createHash('sha256')
    .update(JSON.stringify([product.text[language], product.lifecycle]))
    .digest('hex');
  const number = `UID-PD-${String(product.position).padStart(2, '0')}-${language.toUpperCase()}`;
  return { version: `${version}+${words.slice(0, 7)}`, date, number };
}
