import { listLowestPrices } from '@uid/contract/catalogue';
import { productGroups } from '@uid/contract/kinds';
import { productPath, routes } from '@uid/contract/pages';
import { splitLanguage } from '@uid/contract/paths';
import { listProducts } from '@uid/contract/contents';
import type { ProductSummary } from '@uid/contract/contents';
import { Container } from '@uid/ui/grid';
import { Interference } from '@uid/ui/interference';
import { Notice } from '@uid/ui/notice';
import { PageHeader } from '@uid/ui/page-header';
import { Row, RowList } from '@uid/ui/row-list';
import { Section } from '@uid/ui/section';
import { TabLinks } from '@uid/ui/tab-links';
import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs, MetaArgs } from 'react-router';

import { Drawing } from '../../layout/drawing.tsx';
import { pageMeta } from '../../layout/page-meta.ts';
import { useLanguage, useLocalPath } from '../../layout/use-language.ts';
import { readPageRequest } from '../../load-page.ts';
import { PriceFrom } from '../catalogue/price-from.tsx';
import { comparedItems, comparedSlugs, maxCompared } from './comparison/compare-products.ts';
import { ComparisonForm } from './comparison/comparison-form.tsx';
import { comparisonTexts } from './comparison/comparison-texts.ts';
import { Comparison } from './comparison/comparison.tsx';
import { loadCompared } from './comparison/load-compared.ts';
import type { Compared } from './comparison/load-compared.ts';
import styles from './product-page.module.css';
import { productTexts } from './product-texts.ts';

export async function loader(args: LoaderFunctionArgs) {
  const request = readPageRequest(args);
  const { call, language, query } = request;
  const { products } = await call(listProducts, { language });
  const chosen = comparedSlugs(
    query,
    products.map(({ slug }) => slug),
  );
  const itemIds = comparedItems(query);
  const asked = new Set(query.getAll('compare')).size + itemIds.length;
  const [sold, compared] = await Promise.all([
    call(listLowestPrices, {}),
    loadCompared({ slugs: chosen, itemIds }, request),
  ]);
  return {
    group: productGroups.find((each) => each === query.get('group')),
    prices: Object.fromEntries(sold.prices.map(({ product, fromFen }) => [product, fromFen])),
    products,
    isTooMany: asked > maxCompared && compared.length === maxCompared,
    compared,
  };
}

export function meta(args: MetaArgs<typeof loader>) {
  const { title, description } = productTexts[splitLanguage(args.location.pathname).language];
  return pageMeta(args, { title, description });
}

export default function ProductsPage() {
  const { products, prices, group: shown, compared, isTooMany } = useLoaderData<typeof loader>();
  const texts = productTexts[useLanguage()];
  const localPath = useLocalPath();
  const tabs = [undefined, ...productGroups].map((group) => ({
    href: localPath(routes.products) + (group ? `?group=${group}` : ''),
    label: group ? texts.groups[group] : texts.all,
    current: group === shown,
  }));
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} drawing={<Interference slug="product" />} />
      {compared.length > 0 && <CompareSection {...{ products, compared, isTooMany }} />}
      <div className={styles.groups}>
        <Container>
          <TabLinks label={texts.filter} items={tabs} />
        </Container>
      </div>
      {(shown ? [shown] : productGroups).map((group) => (
        <Section key={group} id={group} title={texts.groups[group]} space="tight">
          <RowList>
            {products
              .filter((product) => product.group === group)
              .map(({ slug, name, job, drawing }) => (
                <Row
                  key={slug}
                  title={name}
                  heading="h3"
                  href={localPath(productPath(slug))}
                  drawing={<Drawing name={drawing} />}
                  trailing={prices[slug] && <PriceFrom fen={prices[slug]} />}
                >
                  {job}
                </Row>
              ))}
          </RowList>
        </Section>
      ))}
      {compared.length === 0 && <CompareSection {...{ products, compared, isTooMany }} />}
    </>
  );
}

interface CompareSectionProps {
  products: ProductSummary[];
  compared: Compared[];
  /** True if the address asks for more than fit. */
  isTooMany: boolean;
}

/** Comes first on the page if the address asks for a comparison, else after the list. */
function CompareSection({ products, compared, isTooMany }: CompareSectionProps) {
  const texts = comparisonTexts[useLanguage()];
  return (
    <Section id="compare" title={texts.title} intro={texts.intro} tone="wash">
      {compared.length === 1 && <Notice title={texts.tooFew} />}
      {isTooMany && <Notice title={texts.tooMany} />}
      {compared.length > 1 && <Comparison columns={compared} />}
      <div className={styles.compare}>
        <ComparisonForm products={products} chosen={compared} />
      </div>
    </Section>
  );
}
