import { routes, splitLanguage } from '@uid/contract/routes';
import { getProduct } from '@uid/contract/site';
import { Breadcrumbs } from '@uid/ui/breadcrumbs';
import { ButtonLink } from '@uid/ui/button-link';
import { PageHeader } from '@uid/ui/page-header';
import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs, MetaArgs } from 'react-router';

import { Drawing } from '../../layout/drawing.tsx';
import { pageMeta } from '../../layout/page-meta.ts';
import { useLanguage, useLocalPath } from '../../layout/use-language.ts';
import { readPageRequest, slugOf } from '../../load-page.ts';
import { ProductFacts } from './product-facts.tsx';
import styles from './product-page.module.css';
import { ProductRelations } from './product-relations.tsx';
import { ProductStory } from './product-story.tsx';
import { productTexts } from './product-texts.ts';

export async function loader(args: LoaderFunctionArgs) {
  const { call, language, path } = readPageRequest(args);
  return call(getProduct, { language, slug: slugOf(path) });
}

export function meta(args: MetaArgs<typeof loader>) {
  const product = args.loaderData;
  const { title } = productTexts[splitLanguage(args.location.pathname).language];
  if (!product) return [{ title }];
  const { name, description } = product.text;
  return pageMeta(args, {
    title: name,
    description,
    structuredData: {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name,
      description,
      sku: product.slug,
    },
  });
}

export default function ProductPage() {
  const product = useLoaderData<typeof loader>();
  const texts = productTexts[useLanguage()];
  const localPath = useLocalPath();
  const { slug, drawing, text } = product;
  return (
    <>
      <PageHeader
        size="display"
        title={text.name}
        lead={text.job}
        breadcrumbs={
          <Breadcrumbs
            label={texts.path}
            items={[{ label: texts.title, href: localPath(routes.products) }, { label: text.name }]}
          />
        }
        meta={texts.groups[product.group]}
        actions={
          <>
            <ButtonLink href={`${localPath(routes.mall)}?product=${slug}`} size="large" tone="gold">
              {texts.buy}
            </ButtonLink>
            <ButtonLink href={`${localPath(routes.support)}#contact`} size="large" tone="secondary">
              {texts.quote}
            </ButtonLink>
          </>
        }
        drawing={<Drawing name={drawing} cutaway />}
      />
      <nav className={styles.local} aria-label={texts.nav}>
        <ul className={styles.anchors}>
          {(
            [
              'problem',
              'verbs',
              'protocol',
              'specification',
              'standards',
              'limits',
              'questions',
            ] as const
          ).map((id) => (
            <li key={id}>
              <a href={`#${id}`}>{texts.sections[id]}</a>
            </li>
          ))}
        </ul>
      </nav>
      <ProductStory text={text} />
      <ProductFacts text={text} />
      <ProductRelations product={product} />
    </>
  );
}
