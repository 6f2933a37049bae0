import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { ServerContext } from '../../context.ts';
import { AppError } from '../../http/app-error.ts';
import { requestLanguage, requestOrigin } from '../../http/request-facts.ts';
import { addLocalVisitors, isLocalSite, localPrefix } from '../../http/local-visitor.ts';
import { loseParcel, moveOn } from './move-parcel.ts';
import { carrierPage, carrierPagePolicy } from './page/carrier-page.ts';

const carrierPath = `${localPrefix}carrier`;
const shownParcels = 20;
const constraints = { visitor: 'local' };

/** The stand-in carrier's depot, for the developer at this machine: where parcels are moved on and lost. */
export async function serveSandboxCarrier(
  app: FastifyInstance,
  context: ServerContext,
): Promise<void> {
  if (!isLocalSite(context.config)) return;
  addLocalVisitors(app);
  const { handle } = context.database;

  app.get(carrierPath, { constraints }, async (request, reply) => {
    const parcels = await handle
      .selectFrom('sandboxParcels')
      .selectAll()
      .orderBy('createdAt', 'desc')
      .orderBy('trackingNo')
      .limit(shownParcels)
      .execute();
    setPageHeaders(reply);
    return reply.send(carrierPage(parcels, requestLanguage(request)));
  });

  await app.register(async (forms) => {
    forms.removeAllContentTypeParsers();
    const type = 'application/x-www-form-urlencoded';
    forms.addContentTypeParser(type, { parseAs: 'string' }, (_request, body, done) =>
      done(null, new URLSearchParams(body as string)),
    );
    forms.post(carrierPath, { constraints }, async (request, reply) => {
      refuseOtherSites(request, context.config.publicOrigin);
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      await act(context, { trackingNo: form.get('parcel') ?? '', action: form.get('action') });
      return reply.header('cache-control', 'no-store').redirect(carrierPath, 303);
    });
  });
}

async function act(
  { database, now }: ServerContext,
  { trackingNo, action }: { trackingNo: string; action: string | null },
): Promise<void> {
  if (action !== 'move' && action !== 'lose') throw new AppError('MALFORMED_REQUEST');
  await database.transact(async (handle) => {
    const parcel = await handle
      .selectFrom('sandboxParcels')
      .selectAll()
      .where('trackingNo', '=', trackingNo)
      .executeTakeFirst();
    if (!parcel) throw new AppError('NOT_FOUND');
    await (action === 'move' ? moveOn : loseParcel)(handle, parcel, now());
  });
}

function setPageHeaders(reply: FastifyReply): void {
  void reply
    .type('text/html; charset=utf-8')
    .headers({ 'cache-control': 'no-store', 'content-security-policy': carrierPagePolicy });
}

/** A parcel is only ever moved on the carrier's own page. */
function refuseOtherSites(request: FastifyRequest, publicOrigin: string | undefined): void {
  const site = request.headers['sec-fetch-site'];
  const isOwn =
    site === undefined
      ? request.headers.origin === requestOrigin(request, publicOrigin)
      : site === 'same-origin';
  if (!isOwn) throw new AppError('ORIGIN_REJECTED');
}
