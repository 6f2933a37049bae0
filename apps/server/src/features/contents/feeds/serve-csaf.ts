import { hash } from 'node:crypto';

import type { Advisory } from '@uid/contract/content';
import { advisoryPath, csafFolder } from '@uid/contract/paths';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { Handle } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import { findBody, readInBatches } from '../contents.ts';
import type { Signatures } from '../../signatures/signatures.ts';
import type { Publisher } from './csaf.ts';

const json = 'application/json; charset=utf-8';
const folder = `${csafFolder}/white`;

/** Loaded on the first request, because most processes never get one. */
const loadCsaf = () => import('./csaf.ts');

/**
 * Serves security advisories for machines: a folder of CSAF documents with its lists, and the metadata of the
 * publisher.
 */
export function serveCsaf(
  app: FastifyInstance,
  handle: Handle,
  {
    findPublisher,
    signatures,
  }: { findPublisher: (request: FastifyRequest) => Promise<Publisher>; signatures: Signatures },
): void {
  app.get(`${csafFolder}/provider-metadata.json`, async (request, reply) => {
    const [newest] = await listNewestFirst(handle);
    if (!newest) throw new AppError('NOT_FOUND');
    const publisher = await findPublisher(request);
    const key = await signatures.readKey();
    const { updatedOn } = newest;
    const { writeProviderMetadata } = await loadCsaf();
    return reply.type(json).send(writeProviderMetadata(publisher, { updatedOn, key }));
  });

  app.get(`${folder}/index.txt`, async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(linesOf(await listNewestFirst(handle), nameOf)),
  );

  app.get(`${folder}/changes.csv`, async (_request, reply) => {
    const { instantOf } = await loadCsaf();
    return reply
      .type('text/csv; charset=utf-8')
      .send(
        linesOf(
          await listNewestFirst(handle),
          (each) => `"${nameOf(each)}","${instantOf(each.updatedOn)}"`,
        ),
      );
  });

  for (const ending of ['', '.sha256', '.sha512', '.asc'] as const)
    app.get(`${folder}/:year/:file(^.+\\.json)${ending}`, async (request, reply) => {
      const { file } = request.params as { file: string };
      const id = file.replace(/\.json$/, '').toUpperCase();
      const advisory = await findBody(handle, 'advisory', id);
      const path = new URL(request.url, 'http://localhost').pathname;
      if (!advisory || advisoryPath(advisory) + ending !== path) throw new AppError('NOT_FOUND');
      const { writeCsafDocument } = await loadCsaf();
      const text = JSON.stringify(writeCsafDocument(advisory, await findPublisher(request)));
      if (ending === '') return reply.type(json).send(text);
      if (ending === '.asc') {
        const signature = await signatures.sign(text);
        if (!signature) throw new AppError('NOT_FOUND');
        return reply.type('application/pgp-signature').send(signature);
      }
      const digest = hash(ending.slice(1), text);
      return reply.type('text/plain; charset=utf-8').send(`${digest}  ${file}\n`);
    });
}

async function listNewestFirst(handle: Handle): Promise<Advisory[]> {
  const advisories: Advisory[] = [];
  for await (const batch of readInBatches(handle, 'advisory')) advisories.push(...batch);
  return advisories.toSorted((one, other) => other.updatedOn.localeCompare(one.updatedOn));
}

/** The path of the document within the folder. */
function nameOf(advisory: Advisory): string {
  return advisoryPath(advisory).slice(folder.length + 1);
}

function linesOf(advisories: readonly Advisory[], write: (advisory: Advisory) => string): string {
  return advisories.map((each) => `${write(each)}\n`).join('');
}
