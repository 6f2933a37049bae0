import type { FastifyInstance } from 'fastify';

import type { ServerContext } from '../../context.ts';
import { AppError } from '../../http/app-error.ts';
import { addForms, readForm } from '../../http/read-form.ts';
import { refuseOtherSites } from '../../http/refuse-other-sites.ts';
import { requestLanguage } from '../../http/request-facts.ts';
import type { DeveloperDoor } from '../../http/developer-door/developer-door.ts';
import { localPrefix } from '../../http/developer-door/local-visitor.ts';
import { loseParcel, moveOn } from './move-parcel.ts';

const carrierPath = `${localPrefix}carrier`;
const shownParcels = 20;
const constraints = { visitor: 'local' };

/**
 * Serves the page of the sandbox carrier, on which a developer at this machine who has the key moves and loses parcels.
 */
export async function serveSandboxCarrier(
  app: FastifyInstance,
  context: ServerContext,
  door: DeveloperDoor,
): Promise<void> {
  const { handle } = context.database;

  app.get(carrierPath, { constraints }, async (request, reply) => {
    if (!(await door.opensTo(request, reply))) return door.ask(request, reply);
    const parcels = await handle
      .selectFrom('sandboxParcels')
      .selectAll()
      .orderBy('createdAt', 'desc')
      .orderBy('trackingNo')
      .limit(shownParcels)
      .execute();
    const { carrierPage, carrierPagePolicy } = await import('./page/carrier-page.ts');
    void reply
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-store', 'content-security-policy': carrierPagePolicy });
    return reply.send(await carrierPage(parcels, requestLanguage(request)));
  });

  await addForms(app, (forms) => {
    forms.post(carrierPath, { constraints }, async (request, reply) => {
      refuseOtherSites(request, context.config.publicOrigin);
      if (!(await door.opensTo(request, reply))) return door.ask(request, reply);
      const form = readForm(request);
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
