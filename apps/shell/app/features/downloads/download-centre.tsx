import type { Download } from '@uid/contract/downloads';
import { Disclosure } from '@uid/ui/disclosure';
import { Section } from '@uid/ui/section';

import { Enhancement } from '../../islands/enhancement.tsx';
import { Day } from '../../layout/day.tsx';
import { useLanguage } from '../../layout/use-language.ts';
import { downloadTexts } from './download-texts.ts';
import { DownloadsState } from './downloads-state.tsx';
import { FileList } from './file-list.tsx';
import { HowToCheck } from './how-to-check.tsx';

interface DownloadCentreProps {
  downloads: readonly Download[] | undefined;
  /** The products by which the files are grouped. */
  products: readonly Product[];
}

type Product = { slug: string; name: string };

/** Every published file, by product; files about no product come first. */
export function DownloadCentre({ downloads, products }: DownloadCentreProps) {
  const texts = downloadTexts[useLanguage()];
  return (
    <Section id="downloads" title={texts.title} intro={texts.intro}>
      {downloads?.length ? (
        <Files downloads={downloads} products={products} />
      ) : (
        <DownloadsState isFailed={downloads === undefined} />
      )}
    </Section>
  );
}

function Files({ downloads, products }: DownloadCentreProps & { downloads: readonly Download[] }) {
  const groups = Map.groupBy(
    downloads.filter(({ product }) => product !== undefined),
    ({ product }) => product,
  );
  return (
    <>
      <FileList downloads={downloads.filter(({ product }) => product === undefined)} />
      {[...groups].map(([product, files]) => (
        <Disclosure
          key={product}
          id={`downloads-${product}`}
          title={products.find(({ slug }) => slug === product)?.name ?? files[0]?.title}
          trailing={<Day date={newestOf(files)} />}
        >
          <FileList downloads={files} />
        </Disclosure>
      ))}
      <HowToCheck downloads={downloads} />
      <Enhancement name="copy-checksum" />
    </>
  );
}

function newestOf(files: readonly Download[]): string {
  const [newest = ''] = files
    .map(({ date }) => date)
    .toSorted((one, other) => (one < other ? 1 : -1));
  return newest;
}
