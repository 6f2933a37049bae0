import type { Readable } from 'node:stream';

import { accessTokenHeader } from '@uid/contract/constants';
import type { FileOperation } from '@uid/contract/invoices';
import { validate } from '@uid/contract/validate';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from '@uid/contract/zod';

import { AppError } from '../../http/app-error.ts';
import type { CallerSession, FindSession } from '../../http/caller.ts';
import { requestLanguage } from '../../http/request-facts.ts';

export interface FileAnswer {
  /** In plain ASCII, as Content-Disposition wants it. */
  name: string;
  body: Buffer | Readable;
}

type Handler<F extends FileOperation> = (
  input: z.output<F['input']>,
  session: CallerSession,
) => Promise<FileAnswer>;

export type ServeFile = <F extends FileOperation>(operation: F, handler: Handler<F>) => void;

/** Serves operations that answer with a file: the same access and validation as the others, no envelope. */
export function createServeFile(app: FastifyInstance, findSession: FindSession): ServeFile {
  return function serveFile(operation, handler) {
    app.route({
      method: operation.method,
      url: operation.path,
      exposeHeadRoute: false,
      handler: async (request, reply) => {
        const session = await demandSession(request, findSession);
        const input = readInput(operation, request);
        const { name, body } = await handler(input as never, session);
        const charset = operation.type.startsWith('text/') ? '; charset=utf-8' : '';
        return reply
          .type(`${operation.type}${charset}`)
          .header('cache-control', 'private, no-store')
          .header('content-disposition', `attachment; filename="${name}"`)
          .send(body);
      },
    });
  };
}

async function demandSession(
  request: FastifyRequest,
  findSession: FindSession,
): Promise<CallerSession> {
  const token = request.headers[accessTokenHeader.toLowerCase()];
  const session = typeof token === 'string' && token !== '' ? await findSession(token) : undefined;
  if (!session) throw new AppError('SESSION_INVALID');
  if (session.isPasswordExpired) throw new AppError('PASSWORD_EXPIRED');
  return session;
}

function readInput({ input }: FileOperation, request: FastifyRequest): unknown {
  const checked = validate(input, request.query, requestLanguage(request));
  if (!checked.ok) throw new AppError('INVALID_INPUT', { fields: checked.fields });
  return checked.value;
}
