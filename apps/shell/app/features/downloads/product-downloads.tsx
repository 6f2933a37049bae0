import type { Download } from '@uid/contract/downloads';
import { routes } from '@uid/contract/pages';
import { Section } from '@uid/ui/section';

import { Enhancement } from '../../islands/enhancement.tsx';
import { useLanguage, useLocalPath } from '../../layout/use-language.ts';
import { downloadTexts } from './download-texts.ts';
import { DownloadsState } from './downloads-state.tsx';
import { FileList } from './file-list.tsx';
import { HowToCheck } from './how-to-check.tsx';

/** One product's files, open at once. */
export function ProductDownloads({ downloads }: { downloads: readonly Download[] | undefined }) {
  const texts = downloadTexts[useLanguage()];
  const support = useLocalPath()(routes.support);
  return (
    <Section
      id="downloads"
      title={texts.productTitle}
      aside={<a href={`${support}#downloads`}>{texts.all}</a>}
    >
      {downloads?.length ? (
        <>
          <FileList downloads={downloads} />
          <HowToCheck />
          <Enhancement name="copy-checksum" />
        </>
      ) : (
        <DownloadsState isFailed={downloads === undefined} />
      )}
    </Section>
  );
}
