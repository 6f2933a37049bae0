import { defaultLanguage, languageTags, languages } from '@uid/contract/language';
import type { Localised } from '@uid/contract/language';
import type { Page } from '@uid/contract/pages';
import { localPath, splitLanguage } from '@uid/contract/paths';
import { openGraphSize } from '@uid/downloads/og-manifest';
import type { MetaDescriptor } from 'react-router';

import type { RootData } from '../root.tsx';
import { layoutTexts } from './layout-texts.ts';
import { siteData } from './structured-data.ts';
import type { PageFacts } from './structured-data.ts';

type StructuredData = Record<string, unknown>;

const openGraphLocales: Localised<string> = { zh: 'zh_CN', en: 'en_US' };

interface PageMeta {
  title: string;
  description: string;
  /** Keeps this view of the page out of search engines, because it concerns one visitor or one moment. */
  isNoIndex?: boolean;
  /** What the page is about; a function if the data contains addresses of the site. */
  structuredData?: StructuredData | ((page: PageFacts) => StructuredData);
}

interface MetaArgs {
  location: { pathname: string; search: string };
  matches: readonly unknown[];
}

/** Title, description, canonical, language pair, Open Graph and JSON-LD of a page. */
export function pageMeta(
  { location, matches }: MetaArgs,
  { title, description, isNoIndex, structuredData }: PageMeta,
): MetaDescriptor[] {
  const [root] = matches as [{ loaderData?: RootData } | undefined];
  const { origin = '', company, page, pages = [] } = root?.loaderData ?? {};
  const { language, path } = splitLanguage(location.pathname);
  const addressIn = (each: typeof language) =>
    `${origin}${localPath(path, each)}${canonicalQuery(location.search, page)}`;
  const image = root?.loaderData?.image && `${origin}${root.loaderData.image}`;
  const address = addressIn(language);
  const brand = company?.brand ?? layoutTexts[language].brand;
  const facts = { origin, language, path, title, company, brand, image, address };
  const ownData = typeof structuredData === 'function' ? structuredData(facts) : structuredData;
  const fullTitle = `${title} · ${brand}`;
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    ...(isNoIndex ? [{ name: 'robots', content: 'noindex' }] : []),
    { tagName: 'link', rel: 'canonical', href: addressIn(language) },
    ...languages.map(
      (each) =>
        ({
          tagName: 'link',
          rel: 'alternate',
          hrefLang: languageTags[each],
          href: addressIn(each),
        }) as const,
    ),
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: addressIn(defaultLanguage) },
    { property: 'og:title', content: fullTitle },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:url', content: addressIn(language) },
    { property: 'og:locale', content: openGraphLocales[language] },
    ...(image ? imageMeta(image, fullTitle) : []),
    ...[...(ownData ? [ownData] : []), ...siteData(facts, pages)].map((each): MetaDescriptor => ({
      'script:ld+json': each,
    })),
  ];
}

function imageMeta(address: string, alt: string): MetaDescriptor[] {
  return [
    { property: 'og:image', content: address },
    { property: 'og:image:width', content: `${openGraphSize.width}` },
    { property: 'og:image:height', content: `${openGraphSize.height}` },
    { property: 'og:image:alt', content: alt },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** Keeps only parameters that make it another page in the canonical address; drops other views and tracking. */
function canonicalQuery(search: string, page: Page | undefined): string {
  const query = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const [name, use] of Object.entries(page?.parameters ?? {})) {
    const value = query.get(name);
    if (value && (use === 'canonical' || use === 'required')) kept.set(name, value);
  }
  return kept.size > 0 ? `?${kept}` : '';
}
