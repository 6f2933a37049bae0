import { staticPages } from '@uid/contract/page-table';
import { routes } from '@uid/contract/pages';
import type { CompanyFacts } from '@uid/contract/contents';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub, Meta } from 'react-router';
import { expect, test } from 'vitest';

import { pageMeta } from '../../layout/page-meta.ts';
import { articleData } from './article-data.ts';

const company = { brand: 'UID Security' } as CompanyFacts;
const page = {
  origin: 'https://uid.example',
  language: 'zh',
  path: routes.newsDetail,
  title: '固件 2.4',
  address: `https://uid.example${routes.newsDetail}?id=firmware`,
  company,
  brand: company.brand,
  image: 'https://uid.example/og/zh/news.png',
} as const;
const article = {
  id: 'firmware',
  category: 'product',
  publishedOn: '2026-10-08',
  title: '固件 2.4',
  summary: '修好了两处。',
} as const;

test('dates an article, names its language, image and publisher', () => {
  expect(articleData({ ...article, updatedOn: '2026-11-01' }, page)).toMatchObject({
    '@type': 'NewsArticle',
    headline: '固件 2.4',
    datePublished: '2026-10-08',
    dateModified: '2026-11-01',
    inLanguage: 'zh-CN',
    image: page.image,
    mainEntityOfPage: page.address,
    publisher: { name: 'UID Security', '@id': 'https://uid.example/#organization' },
  });
});

test('calls an advisory a technical article, last changed on its first day', () => {
  const data = articleData({ ...article, category: 'advisory' }, page);
  expect(data).toMatchObject({ '@type': 'TechArticle', dateModified: '2026-10-08' });
});

test('stands in the page as valid JSON that no text can break out of', () => {
  const title = '</script><script>alert(1)</script> & "quoted" \u2028';
  const image = page.image?.slice(page.origin.length);
  const row = staticPages.find(({ kind }) => kind === 'newsDetail');
  const Page = createRoutesStub([
    {
      path: routes.newsDetail,
      Component: Meta,
      meta: ({ location }) =>
        pageMeta(
          {
            location,
            matches: [
              {
                loaderData: { origin: page.origin, company, page: row, pages: staticPages, image },
              },
            ],
          },
          {
            title,
            description: article.summary,
            structuredData: (facts) => articleData({ ...article, title }, facts),
          },
        ),
    },
  ]);
  const html = renderToStaticMarkup(<Page initialEntries={[`${routes.newsDetail}?id=firmware`]} />);
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  const [own, breadcrumbs] = blocks.map(([, json]) => JSON.parse(json ?? ''));
  expect(own).toMatchObject({ headline: title, mainEntityOfPage: page.address, image: page.image });
  expect(breadcrumbs['@type']).toBe('BreadcrumbList');
  expect(breadcrumbs.itemListElement).toMatchObject([
    { name: '首页', item: 'https://uid.example/home' },
    { name: '新闻', item: 'https://uid.example/news' },
    { name: title },
  ]);
  expect(html).not.toContain('<script>');
});
