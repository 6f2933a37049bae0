import { downloadApp, downloadDocument, listDownloads } from '@uid/contract/downloads';
import type { DownloadKind } from '@uid/contract/downloads';
import type { PublishedFile } from '@uid/downloads/published-files';

import { AppError } from '../../http/app-error.ts';
import type { Serve } from '../../http/serve.ts';
import { presentDownload, toServedFile } from './served-file.ts';

const endpoints = {
  'product-document': downloadDocument,
  'security-app': downloadApp,
} satisfies Record<DownloadKind, unknown>;

/**
 * Published files by name. The names are the keys of a map: nothing that a caller sends
 * ever becomes a path, and the bytes are in memory.
 */
export function serveDownloads(serve: Serve, files: PublishedFile[]): void {
  const published = files.map(toServedFile);

  serve(listDownloads, async ({ language, product }) => ({
    downloads: published
      .filter(({ file }) => product === undefined || file.product === product)
      .map((each) => presentDownload(each, language)),
  }));

  for (const [kind, endpoint] of Object.entries(endpoints)) {
    const byName = new Map(
      published
        .filter(({ file }) => file.kind === kind)
        .map((each) => [each.file.name, each] as const),
    );
    serve(endpoint, async ({ n }) => {
      const found = byName.get(n);
      if (!found) throw new AppError('NOT_FOUND');
      return { body: found.file.bytes, headers: found.headers, etag: found.etag };
    });
  }
}
