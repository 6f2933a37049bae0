import { previewPrefix } from '@uid/contract/constants';
import type { ContentOf } from '@uid/contract/content-kinds';
import { isLanguage } from '@uid/contract/language';
import { localPath } from '@uid/contract/paths';
import { openContentPreview } from '@uid/contract/staff-contents';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { ServerContext } from '../../../context.ts';
import { AppError } from '../../../http/app-error.ts';
import { withoutCachedAnswers } from '../../../http/cached-answers.ts';
import type { ServedPages } from '../../../http/pages/serve-pages.ts';
import { previewTime, readPreviewToken } from '../../../http/cookies/preview-cookie.ts';
import type { Serve } from '../../../http/serve.ts';
import { withDrafted } from './drafted.ts';
import { readMayPreview } from './read-may-preview.ts';
import { previewPath } from './preview-path.ts';
import { openPreviewToken, sealPreview } from './preview-token.ts';
import type { OpenedPreview } from './preview-token.ts';
import { readDrafted, readDraftedVersions } from './read-drafted.ts';

/** Opens previews for the session of the caller. */
export function serveOpenPreview(
  serve: Serve,
  context: ServerContext,
  readKey: () => Buffer,
): void {
  const { now, newId } = context;
  serve(openContentPreview, async ({ kind, id }, { act, session, setPreviewToken }) => {
    const previewId = newId();
    const opened = await act(
      { subject: { kind: 'content', id: `${kind}/${id}` } },
      async (handle, note) => {
        const versions = await readDraftedVersions(handle, { kind, id });
        await readDrafted(handle, { kind, id, versions });
        note({ after: versions });
        const endsAt = now() + previewTime * 1000;
        return { kind, id, previewId, versions, sessionId: session.id, endsAt };
      },
    );
    setPreviewToken(opened.previewId, sealPreview(opened, readKey()));
    return { id: opened.previewId, endsAt: opened.endsAt };
  });
}

interface PreviewPages {
  pages: ServedPages | undefined;
  readKey: () => Buffer;
}

/** Serves `/preview/ID/zh` and `/preview/ID/en`: the page with the draft, for the browser that has its cookie. */
export function servePreviews(
  app: FastifyInstance,
  context: ServerContext,
  { pages, readKey }: PreviewPages,
): void {
  /** Returns undefined unless the preview was opened by a session that still may read contents, and has not expired. */
  async function findOpened(
    request: FastifyRequest,
    previewId: string,
  ): Promise<OpenedPreview | undefined> {
    const token = readPreviewToken(request);
    const opened = token === undefined ? undefined : openPreviewToken(token, readKey());
    if (opened?.previewId !== previewId || opened.endsAt <= context.now()) return undefined;
    return (await readMayPreview(context, opened.sessionId)) ? opened : undefined;
  }

  app.get<{ Params: { id: string; language: string } }>(
    `${previewPrefix}:id/:language`,
    { exposeHeadRoute: false },
    async (request, reply) => {
      const { id, language } = request.params;
      const opened = await findOpened(request, id);
      if (!pages || !opened || !isLanguage(language)) return answerNothing(reply, pages);
      const drafted = await readDrafted(context.database.handle, opened);
      void reply.headers(headers);
      if (drafted.kind === 'text-page')
        return reply
          .header('content-security-policy', `${emptyPolicy}; frame-ancestors 'self'`)
          .type('text/plain; charset=utf-8')
          .send((drafted.content as ContentOf<'text-page'>).body);
      const { target, page } = previewPath(drafted);
      const answer = await pages.renderPreview(request, {
        target: localPath(target, language),
        page,
        around: (work) => withoutCachedAnswers(() => withDrafted(drafted, work)),
      });
      const policy = answer.policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'");
      return reply
        .status(answer.status)
        .header('content-security-policy', policy)
        .type('text/html; charset=utf-8')
        .send(answer.text);
    },
  );
}

const emptyPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'";

/** Keeps the page out of caches and search engines, sends no referrer, and lets only pages of this origin frame it. */
const headers = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'SAMEORIGIN',
};

function answerNothing(reply: FastifyReply, pages: ServedPages | undefined): Promise<FastifyReply> {
  if (!pages) throw new AppError('NOT_FOUND');
  return pages.answerPage(reply.request, reply);
}
