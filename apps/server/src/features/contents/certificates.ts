import type { Certificate } from '@uid/contract/content';
import { listCertificates } from '@uid/contract/contents';
import type { getHome } from '@uid/contract/contents';
import type { OutputOf } from '@uid/contract/endpoint';
import { certificateOf } from '@uid/contract/pages';

import type { Config } from '../../config.ts';
import type { ServerContext } from '../../context.ts';
import type { Handle } from '../../database/database.ts';
import type { Serve } from '../../http/serve.ts';
import { shopDay } from '../../shop-clock.ts';
import { listNamed } from './contents.ts';
import { readDatedPage } from './dated-list.ts';

type Site = Pick<Config, 'isPublic'>;
type Figure = OutputOf<typeof getHome>['text']['proof'][number];

/** Serves the register of certificates and tests. On a public site, no figure rests on a sample. */
export function serveCertificates(serve: Serve, { database, now, config }: ServerContext): void {
  const { handle } = database;
  serve(listCertificates, async ({ language, ...asked }) => {
    const category = config.isPublic ? 'confirmed' : undefined;
    const list = { kind: 'certificate', category } as const;
    const { contents, ...listed } = await readDatedPage(handle, list, asked);
    // A preview adds its draft to the rows, and the draft may be a sample.
    const shown = contents.filter(({ status }) => isShown(status === 'sample', config));
    const slugs = [...new Set(shown.flatMap(({ products }) => products))];
    const named = await listNamed(handle, 'product', slugs);
    const today = shopDay(now());
    return {
      certificates: shown.map(({ text, status, ...facts }) => ({
        ...facts,
        ...text[language],
        products: named
          .filter(({ slug }) => facts.products.includes(slug))
          .map(({ slug, text: words }) => ({ slug, name: words[language].name })),
        state: status === 'sample' ? status : stateOf(facts, today),
      })),
      ...listed,
    };
  });
}

/** Returns the figures of the home page. A public site omits those that rest on a sample. */
export async function judgeFigures(
  handle: Handle,
  figures: readonly Omit<Figure, 'isSample'>[],
  site: Site,
): Promise<Figure[]> {
  const named = figures.flatMap(({ path = '' }) => certificateOf(path) ?? []);
  const certificates = await listNamed(handle, 'certificate', named);
  const samples = new Set(
    certificates.filter(({ status }) => status === 'sample').map(({ id }) => id),
  );
  return figures
    .map((figure) => ({ ...figure, isSample: samples.has(certificateOf(figure.path ?? '') ?? '') }))
    .filter(({ isSample }) => isShown(isSample, site));
}

function isShown(isSample: boolean, { isPublic }: Site): boolean {
  return !(isPublic && isSample);
}

function stateOf(
  { validUntil }: Pick<Certificate, 'validUntil'>,
  today: string,
): 'valid' | 'expired' {
  return validUntil !== undefined && validUntil < today ? 'expired' : 'valid';
}
