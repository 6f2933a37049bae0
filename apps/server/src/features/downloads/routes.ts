import { downloadApp, downloadDocument, listDownloads } from '@uid/contract/downloads';
import type { DownloadKind } from '@uid/contract/downloads';

import { AppError } from '../../http/app-error.ts';
import type { Serve } from '../../http/serve.ts';
import type { PublishedList } from './published-list.ts';
import { answerWith, presentDownload } from './served-file.ts';

const endpoints = {
  'product-document': downloadDocument,
  'security-app': downloadApp,
} satisfies Record<DownloadKind, unknown>;

/** Serves published files by name. Names are looked up in a map, so no input of a caller ever becomes a path. */
export function serveDownloads(serve: Serve, published: PublishedList): void {
  serve(listDownloads, async ({ language, product }) => ({
    downloads: [...(await published.read()).values()]
      .filter((each) => product === undefined || each.product === product)
      .map((each) => presentDownload(each, language)),
  }));

  for (const [kind, endpoint] of Object.entries(endpoints))
    serve(endpoint, async ({ n }) => {
      const found = (await published.read()).get(n);
      if (found?.kind !== kind) throw new AppError('NOT_FOUND');
      return answerWith(found);
    });
}
