import type { Download } from '@uid/contract/downloads';
import { Disclosure } from '@uid/ui/disclosure';
import { Section } from '@uid/ui/section';

import { Enhancement } from '../../islands/enhancement.tsx';
import { useLanguage } from '../../layout/use-language.ts';
import { downloadTexts } from './download-texts.ts';
import { DownloadsState } from './downloads-state.tsx';
import { FileList } from './file-list.tsx';
import { HowToCheck } from './how-to-check.tsx';

/** Every published file, by product; the app first. */
export function DownloadCentre({ downloads }: { downloads: readonly Download[] | undefined }) {
  const texts = downloadTexts[useLanguage()];
  return (
    <Section id="downloads" title={texts.title} intro={texts.intro}>
      {downloads?.length ? (
        <Files downloads={downloads} />
      ) : (
        <DownloadsState isFailed={downloads === undefined} />
      )}
    </Section>
  );
}

function Files({ downloads }: { downloads: readonly Download[] }) {
  const products = Map.groupBy(
    downloads.filter(({ product }) => product !== undefined),
    ({ product }) => product,
  );
  return (
    <>
      <FileList downloads={downloads.filter(({ product }) => product === undefined)} />
      {[...products].map(([product, files]) => (
        <Disclosure
          key={product}
          id={`downloads-${product}`}
          title={files[0]?.title}
          trailing={files[0]?.date}
        >
          <FileList downloads={files} />
        </Disclosure>
      ))}
      <HowToCheck />
      <Enhancement name="copy-checksum" />
    </>
  );
}
