import type { Download } from '@uid/contract/downloads';
import { routes } from '@uid/contract/pages';
import { Disclosure } from '@uid/ui/disclosure';

import { Enhancement } from '../../islands/enhancement.tsx';
import { useLanguage, useLocalPath } from '../../layout/use-language.ts';
import { downloadTexts } from './download-texts.ts';
import { DownloadsState } from './downloads-state.tsx';
import { FileList } from './file-list.tsx';
import { checkDownloads } from './how-to-check.tsx';

/** The files of one product, folded; the closed line says which kinds there are. */
export function ProductDownloads({ downloads }: { downloads: readonly Download[] | undefined }) {
  const texts = downloadTexts[useLanguage()];
  const support = useLocalPath()(routes.support);
  const kinds = downloads?.flatMap(({ documentKind, language, title }) => [
    documentKind ? texts.documents[documentKind] : title,
    ...(language ? [texts.languages[language]] : []),
  ]);
  return (
    <Disclosure
      id="downloads"
      heading="h3"
      title={texts.productTitle}
      gist={[...new Set(kinds)].join(' · ')}
    >
      {downloads?.length ? (
        <>
          <FileList downloads={downloads} />
          <Enhancement name="copy-checksum" />
        </>
      ) : (
        <DownloadsState isFailed={downloads === undefined} />
      )}
      <p>
        <a href={`${support}#downloads`}>{texts.all}</a> ·{' '}
        <a href={`${support}#${checkDownloads}`}>{texts.check}</a>
      </p>
    </Disclosure>
  );
}
