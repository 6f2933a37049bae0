import { listItems } from '@uid/contract/catalogue';
import { routes } from '@uid/contract/pages';
import { splitLanguage } from '@uid/contract/paths';
import { getProduct } from '@uid/contract/contents';
import { ButtonLink } from '@uid/ui/button-link';
import { HeadingText } from '@uid/ui/heading-text';
import { PageHeader } from '@uid/ui/page-header';
import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs, MetaArgs } from 'react-router';

import { Enhancement } from '../../islands/enhancement.tsx';
import { Drawing } from '../../layout/drawing.tsx';
import { PageBreadcrumbs } from '../../layout/page-breadcrumbs.tsx';
import { pageMeta } from '../../layout/page-meta.ts';
import { useLanguage, useLocalPath } from '../../layout/use-language.ts';
import { readPageRequest, slugOf } from '../../load-page.ts';
import { loadDownloads } from '../downloads/load-downloads.ts';
import { PriceFrom } from '../catalogue/price-from.tsx';
import { hasKeyMap } from './key-map/key-map.tsx';
import { productData } from './product-data.ts';
import { ProductDetails } from './product-details.tsx';
import { ProductFacts } from './product-facts.tsx';
import { ProductOffer, quotePathOf } from './product-offer.tsx';
import styles from './product-page.module.css';
import { ProductRelations } from './product-relations.tsx';
import { ProductStory } from './product-story.tsx';
import { productTexts } from './product-texts.ts';

export async function loader(args: LoaderFunctionArgs) {
  const { call, language, path, query } = readPageRequest(args);
  const slug = slugOf(path);
  const [product, mall, downloads] = await Promise.all([
    call(getProduct, { language, slug }),
    call(listItems, { language, product: slug }),
    loadDownloads(call, { language, product: slug }),
  ]);
  return {
    product,
    items: mall.items,
    downloads,
    find: (query.get('find') ?? '').trim().slice(0, 40),
  };
}

export function meta(args: MetaArgs<typeof loader>) {
  const { title } = productTexts[splitLanguage(args.location.pathname).language];
  if (!args.loaderData) return [{ title }];
  const { product, items } = args.loaderData;
  const { name, description } = product.text;
  return pageMeta(args, {
    title: name,
    description,
    structuredData: (page) => productData(product, items, page),
  });
}

export default function ProductPage() {
  const { product, items, downloads, find } = useLoaderData<typeof loader>();
  const texts = productTexts[useLanguage()];
  const localPath = useLocalPath();
  const { slug, drawing, text } = product;
  const has = shownSections(product, items, downloads);
  return (
    <>
      <PageHeader
        size="display"
        title={<HeadingText>{text.name}</HeadingText>}
        lead={text.job}
        breadcrumbs={
          <PageBreadcrumbs
            parent={{ label: texts.title, path: routes.products }}
            title={text.name}
          />
        }
        meta={texts.groups[product.group]}
        actions={
          <>
            {items.length > 0 && (
              <ButtonLink href="#buy" size="large" tone="gold">
                {texts.buy}
              </ButtonLink>
            )}
            <ButtonLink
              href={localPath(quotePathOf(slug))}
              size="large"
              tone={items.length > 0 ? 'secondary' : 'gold'}
            >
              {texts.quote}
            </ButtonLink>
            {items.length > 0 && (
              <PriceFrom fen={Math.min(...items.map(({ fromFen }) => fromFen))} size="large" />
            )}
          </>
        }
        drawing={<Drawing name={drawing} cutaway />}
      />
      <nav className={styles.local} aria-label={texts.nav}>
        <ul className={styles.anchors}>
          {localSections
            .filter((id) => has[id])
            .map((id) => (
              <li key={id}>
                <a href={`#${id}`}>{texts.anchors[id]}</a>
              </li>
            ))}
        </ul>
      </nav>
      <ProductStory slug={slug} text={text} />
      <ProductFacts text={text} />
      <ProductDetails product={product} downloads={downloads} find={find} />
      <ProductRelations product={product} />
      <ProductOffer slug={slug} items={items} />
      <Enhancement name="product-page" />
    </>
  );
}

type Loaded = Awaited<ReturnType<typeof loader>>;

/** Says for which parts of the page there is content. */
function shownSections(
  { slug, text, lifecycle }: Loaded['product'],
  items: Loaded['items'],
  downloads: Loaded['downloads'],
): Record<(typeof localSections)[number], boolean> {
  return {
    problem: true,
    keys: hasKeyMap(slug, text),
    protocol: text.protocol !== undefined,
    specification: true,
    limits: true,
    compatibility: text.compatibility !== undefined,
    deployment: text.deployment !== undefined,
    standards: text.standards !== undefined,
    lifecycle: lifecycle.length > 0,
    downloads: downloads?.length !== 0,
    questions: text.questions !== undefined,
    buy: items.length > 0,
  };
}

/** The parts to which the bar that stays in view links. */
const localSections = [
  'problem',
  'keys',
  'protocol',
  'specification',
  'limits',
  'compatibility',
  'deployment',
  'standards',
  'lifecycle',
  'downloads',
  'questions',
  'buy',
] as const;
