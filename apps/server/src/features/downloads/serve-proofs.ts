import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import { getProofs } from '@uid/contract/downloads';
import { checksumsPath, sbomPath } from '@uid/contract/paths';
import type { FastifyInstance } from 'fastify';

import { AppError } from '../../http/app-error.ts';
import type { Serve } from '../../http/serve.ts';
import type { Signatures } from '../signatures/signatures.ts';
import type { PublishedList } from './published-list.ts';
import type { ServedFile } from './served-file.ts';

interface Options {
  published: PublishedList;
  signatures: Signatures;
  sbomFile: string | undefined;
}

/**
 * Serves the SBOM of the running release, the checksums of the SBOM and of all published files, in the format of
 * `sha256sum --check`, and the signature of the checksums.
 */
export function serveProofs(
  app: FastifyInstance,
  serve: Serve,
  { published, signatures, sbomFile }: Options,
): void {
  let reading: Promise<Buffer | undefined> | undefined;
  /** Returns undefined if no SBOM was built. */
  const readSbom = () =>
    (reading ??= sbomFile ? readFile(sbomFile).catch(() => undefined) : Promise.resolve(undefined));

  async function write(): Promise<string> {
    const sbom = await readSbom();
    const ofSbom = sbom && { names: [sbomPath.slice(1)], sha256: hash('sha256', sbom) };
    const files = [...(await published.read()).values()].map(({ sha256, ...file }) => ({
      names: namesOf(file),
      sha256,
    }));
    return [...files, ...(ofSbom ? [ofSbom] : [])]
      .flatMap(({ names, sha256 }) => names.map((name) => `${sha256}  ${name}\n`))
      .join('');
  }

  serve(getProofs, async () => {
    const key = await signatures.readKey();
    return {
      ...(key && { key: { fingerprint: key.fingerprint, isTrial: key.isTrial } }),
      hasSbom: (await readSbom()) !== undefined,
    };
  });

  app.get(sbomPath, async (_request, reply) => {
    const sbom = await readSbom();
    if (!sbom) throw new AppError('NOT_FOUND');
    return reply.type('application/vnd.cyclonedx+json').send(sbom);
  });

  app.get(checksumsPath, async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(await write()),
  );

  app.get(`${checksumsPath}.asc`, async (_request, reply) => {
    const signature = await signatures.sign(await write());
    if (!signature) throw new AppError('NOT_FOUND');
    return reply.type('application/pgp-signature').send(signature);
  });
}

/** Returns the name under which browsers save the file, and the name in its address, which other programs use. */
function namesOf({ savedAs, name }: Pick<ServedFile, 'savedAs' | 'name'>): string[] {
  // A line break in a name would begin another line of the list.
  return [...new Set([savedAs, name])].filter((each) => !/[\\/\p{Cc}]/u.test(each));
}
