import type { ProductPage } from '@uid/contract/contents';
import type { Download } from '@uid/contract/downloads';
import { routes } from '@uid/contract/pages';
import { DescriptionList } from '@uid/ui/description-list';
import { Disclosure } from '@uid/ui/disclosure';
import { Section } from '@uid/ui/section';

import { useLanguage, useLocalPath } from '../../layout/use-language.ts';
import { ProductDownloads } from '../downloads/product-downloads.tsx';
import { certificateTexts } from '../support/certificate-texts.ts';
import { CompatibilityFinder } from './compatibility-finder.tsx';
import { ProductLifecycle } from './lifecycle/product-lifecycle.tsx';
import { quotePathOf } from './product-offer.tsx';
import { productTexts } from './product-texts.ts';
import { TitledLines } from './titled-lines.tsx';

interface ProductDetailsProps {
  product: ProductPage;
  downloads: readonly Download[] | undefined;
  /** What the compatibility finder searches for. */
  find: string;
}

/**
 * What some readers look for and most do not, folded: each closed line says what is inside, and the address of a part
 * opens it. Parts without content are left out.
 */
export function ProductDetails({ product, downloads, find }: ProductDetailsProps) {
  const localPath = useLocalPath();
  const language = useLanguage();
  const { sections } = productTexts[language];
  const { compatibility, deployment, scenarios, standards, name } = product.text;
  const hasFiles = downloads?.length !== 0;
  const written = [compatibility, deployment, scenarios, standards, product.lifecycle[0]];
  if (!hasFiles && !written.some(Boolean)) return null;
  return (
    <Section title={sections.details} weight="table">
      {compatibility && (
        <Disclosure
          id="compatibility"
          heading="h3"
          title={sections.compatibility}
          gist={gistOf(compatibility.map(({ subject }) => subject))}
          open={find !== ''}
        >
          <CompatibilityFinder
            name={name}
            compatibility={compatibility}
            find={find}
            quotePath={localPath(quotePathOf(product.slug))}
          />
        </Disclosure>
      )}
      {deployment && (
        <Disclosure
          id="deployment"
          heading="h3"
          title={sections.deployment}
          gist={gistOf(deployment.map(({ title }) => title))}
        >
          <TitledLines lines={deployment} heading="h4" ordered />
        </Disclosure>
      )}
      {scenarios && (
        <Disclosure
          id="scenarios"
          heading="h3"
          title={sections.scenarios}
          gist={gistOf(scenarios.map(({ title }) => title))}
        >
          <TitledLines lines={scenarios} heading="h4" />
        </Disclosure>
      )}
      {standards && (
        <Disclosure
          id="standards"
          heading="h3"
          title={sections.standards}
          gist={gistOf(standards.map(({ id }) => id))}
        >
          <DescriptionList
            items={standards.map(({ id, title, scope }) => ({
              id,
              term: (
                <>
                  <strong>{id}</strong> {title}
                </>
              ),
              details: scope,
            }))}
          />
          <p>
            <a href={localPath(routes.certificates)}>{certificateTexts[language].register}</a>
          </p>
        </Disclosure>
      )}
      <ProductLifecycle name={name} rows={product.lifecycle} />
      {hasFiles && <ProductDownloads downloads={downloads} />}
    </Section>
  );
}

function gistOf(parts: readonly string[]): string {
  return parts.join(' · ');
}
