import { productGroups } from '@uid/contract/kinds';
import { productPath, splitLanguage } from '@uid/contract/routes';
import { listProducts } from '@uid/contract/site';
import { Interference } from '@uid/ui/interference';
import { PageHeader } from '@uid/ui/page-header';
import { Row, RowList } from '@uid/ui/row-list';
import { Section } from '@uid/ui/section';
import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs, MetaArgs } from 'react-router';

import { Drawing } from '../../layout/drawing.tsx';
import { pageMeta } from '../../layout/page-meta.ts';
import { useLanguage, useLocalPath } from '../../layout/use-language.ts';
import { readPageRequest } from '../../load-page.ts';
import { productTexts } from './product-texts.ts';

export async function loader(args: LoaderFunctionArgs) {
  const { call, language } = readPageRequest(args);
  return call(listProducts, { language });
}

export function meta(args: MetaArgs<typeof loader>) {
  const { title, description } = productTexts[splitLanguage(args.location.pathname).language];
  return pageMeta(args, { title, description });
}

export default function ProductsPage() {
  const { products } = useLoaderData<typeof loader>();
  const texts = productTexts[useLanguage()];
  const localPath = useLocalPath();
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} drawing={<Interference slug="product" />} />
      {productGroups.map((group) => (
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
                >
                  {job}
                </Row>
              ))}
          </RowList>
        </Section>
      ))}
    </>
  );
}
