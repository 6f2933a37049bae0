import type { Channel, ChannelListener } from 'node:diagnostics_channel';

import type { Drawer } from '@uid/downloads/draw-in-thread';
import { readPublishedFiles } from '@uid/downloads/published-files';
import type { PublishedFile } from '@uid/downloads/published-files';
import type { FastifyInstance } from 'fastify';

import { approvalKinds } from './approval-kinds.ts';
import type { ServerContext } from './context.ts';
import type { IntegrityWatch } from './database/integrity-watch.ts';
import { serveApprovals } from './features/approvals/routes.ts';
import { createAnswerStaff } from './features/audit/answer-staff.ts';
import { serveAudit } from './features/audit/routes.ts';
import { serveAddresses } from './features/addresses/routes.ts';
import { serveInvoiceTitles } from './features/invoice-titles/routes.ts';
import { serveCart } from './features/cart/routes.ts';
import { serveConversations } from './features/conversations/routes.ts';
import { serveIncomingMail } from './features/conversations/incoming/routes.ts';
import { serveCatalogue } from './features/catalogue/routes.ts';
import { serveChosenVariants } from './features/catalogue/staff/chosen-routes.ts';
import { serveCatalogueFile } from './features/catalogue/staff/file/routes.ts';
import { findBody } from './features/contents/contents.ts';
import { serveStaffItems } from './features/catalogue/staff/items/routes.ts';
import { serveStaffCatalogue } from './features/catalogue/staff/routes.ts';
import { createPriceStates } from './features/catalogue/price-states.ts';
import { serveCustomers } from './features/customers/routes.ts';
import { serveStaffDocuments } from './features/downloads/documents/routes.ts';
import { createPublishedList } from './features/downloads/published-list.ts';
import { serveDownloads } from './features/downloads/routes.ts';
import { serveProofs } from './features/downloads/serve-proofs.ts';
import type { Drawings } from './features/drawings/drawings.ts';
import { openDrawings } from './features/drawings/open-drawings.ts';
import { servePreviewImages } from './features/drawings/serve-images.ts';
import { serveEnquiries } from './features/enquiries/routes.ts';
import { serveIdentity } from './features/identity/routes.ts';
import { serveSandboxLogin } from './features/identity/outside/sandbox/serve-sandbox-login.ts';
import { openKeyring } from './features/identity/secrets/keyring.ts';
import { createFindSession } from './features/identity/sessions/find-session.ts';
import { createFindKey } from './features/identity/sessions/proofs/find-key.ts';
import { createKnownKeys } from './features/identity/sessions/proofs/read-proof.ts';
import { serveInvoices } from './features/invoices/routes.ts';
import { openFileStore } from './features/media/files/open-file-store.ts';
import { serveStaffMedia } from './features/media/routes.ts';
import { serveMediaFiles } from './features/media/serve-files.ts';
import { serveMailbox } from './features/messages/mailbox.ts';
import { createTransports } from './features/messages/create-transports.ts';
import { serveMessages } from './features/messages/routes.ts';
import { serveNotices } from './features/notices/routes.ts';
import { serveOrders } from './features/orders/routes.ts';
import { createOrdering } from './features/payments/create-ordering.ts';
import { createPayments } from './features/payments/payments.ts';
import type { Payments } from './features/payments/payments.ts';
import { serveNotifications, servePayments } from './features/payments/routes.ts';
import { servePersonalData } from './features/personal-data/routes.ts';
import { serveQuotes } from './features/quotes/routes.ts';
import { serveRefunds } from './features/refunds/routes.ts';
import { servePolicyReports } from './features/policy-reports/routes.ts';
import { createPageFonts } from './features/page-fonts/page-fonts.ts';
import { servePageFontFiles } from './features/page-fonts/serve-files.ts';
import { serveSandboxPay } from './features/sandbox-pay/routes.ts';
import { serveStaffOrders } from './features/staff-orders/routes.ts';
import { serveReorderLists } from './features/reorder-lists/routes.ts';
import { serveSavedViews } from './features/saved-views/routes.ts';
import { serveSales } from './features/sales/routes.ts';
import { serveOverview } from './features/overview/routes.ts';
import { serveSystem } from './features/system/routes.ts';
import { serveKey } from './features/signatures/serve-key.ts';
import { noSignatures } from './features/signatures/signatures.ts';
import type { SignatureContext, Signatures } from './features/signatures/signatures.ts';
import { serveSearch } from './features/search/routes.ts';
import { serveJobs } from './features/jobs/routes.ts';
import { serveSandboxCarrier } from './features/sandbox-carrier/routes.ts';
import { serveShipments } from './features/shipments/routes.ts';
import { serveDispatch } from './features/shipments/serve-dispatch.ts';
import { serveParcels } from './features/shipments/serve-parcels.ts';
import { createShipping } from './features/shipments/shipping.ts';
import type { Shipping } from './features/shipments/shipping.ts';
import { serveCarrierReports } from './features/shipments/tracking/serve-carrier-reports.ts';
import { contentFaults } from './features/contents/content-faults.ts';
import { serveFeeds } from './features/contents/feeds/serve-feeds.ts';
import { listContentPages } from './features/contents/list-content-pages.ts';
import { findRedirect } from './features/contents/redirects/find-redirect.ts';
import { serveContents } from './features/contents/routes.ts';
import { serveOpenPreview, servePreviews } from './features/contents/preview/serve-preview.ts';
import { serveStaffContents } from './features/contents/versions/routes.ts';
import { serveTextPages } from './features/contents/text-pages.ts';
import { createHttpServer } from './http/create-http-server.ts';
import { createInTurn } from './http/in-turn.ts';
import type { InTurn } from './http/in-turn.ts';
import { createDeveloperDoor } from './http/developer-door/developer-door.ts';
import type { DeveloperDoor } from './http/developer-door/developer-door.ts';
import type { LogLines } from './http/log/request-log.ts';
import { createServe } from './http/serve.ts';
import type { Serve } from './http/serve.ts';
import type { UnnamedField } from './http/serve.ts';
import type { Metrics } from './telemetry/metrics.ts';
import { refuseTheRest, refuseUnknownCalls } from './http/unknown-calls.ts';
import type { PageFonts } from './http/pages/page-fonts.ts';
import { createPageDirectory } from './http/pages/page-directory.ts';
import type { ListAddedPages } from './http/pages/page-directory.ts';
import { createRenderQueue } from './http/pages/render-queue.ts';
import type { RenderQueue } from './http/pages/render-queue.ts';
import { servePages } from './http/pages/serve-pages.ts';
import type { Pages } from './http/pages/page-options.ts';
import { listJobs } from './list-jobs.ts';
import type { Rounds } from './list-jobs.ts';

export interface AppDeps extends ServerContext {
  /** The builds of the shell and the micro-apps; without them the app is the API alone. */
  pages?: Pages;
  /**
   * The queue in which pages, and other work that takes as long, wait for their turn; by default one of the app's own.
   */
  renderQueue?: RenderQueue;
  /** Lists the pages that exist besides those of the code; by default the contents in the database. */
  listAddedPages?: ListAddedPages;
  /** How many addresses one file of the sitemap holds; by default 10,000. */
  sitemapSize?: number;
  /** The files that can be downloaded; by default those that were built together with the pages. */
  downloads?: PublishedFile[];
  /** Opens what draws published files; without it, documents and preview images are those of the release. */
  openDrawer?: () => Promise<Drawer>;
  /** Opens what signs published files; without it, nothing is signed. */
  openSignatures?: (context: SignatureContext) => Signatures;
  /** The bill of materials that the build wrote; without it, the site publishes none. */
  sbomFile?: string;
  /** The folder of the release's preview images; by default that of the build. */
  builtImages?: string;
  /**
   * Once this is true, every response is the last one on its connection, and the server reports that it is not ready.
   */
  isStopping?: () => boolean;
  /** True if another process goes on serving this port: then a stopping server still reports that it is ready. */
  isReplaced?: () => boolean;
  /** By default standard output. */
  logLines?: LogLines;
  metrics?: Metrics;
  /** Without it nothing looks for damage, as in the databases of tests. */
  integrity?: IntegrityWatch;
  /** Called if an answer holds a field that its endpoint does not name; by default the field is logged. */
  onUnnamed?: (fault: UnnamedField) => void;
}

export interface Server {
  app: FastifyInstance;
  payments: Payments;
  shipping: Shipping;
  rounds: Rounds;
  /** Undefined without pages and their fonts. */
  pageFonts?: PageFonts | undefined;
}

/** Puts the server together: this function and the four below are the only list of features. */
export async function createApp(deps: AppDeps): Promise<Server> {
  const { config, database } = deps;
  const { app, ready, readyCalls, isOtherRoute } = createHttpServer(deps);

  // The door must precede all other routes: the router rearranges existing routes for the door's constraint.
  const door = config.isPublic ? undefined : await createDeveloperDoor(app, config);
  const keys = createKnownKeys();
  const renderQueue = deps.renderQueue ?? createRenderQueue();
  const inTurn = createInTurn(renderQueue);
  const serve = createServe(app, {
    findSession: createFindSession(deps, keys),
    findKey: createFindKey(deps, keys),
    answerStaff: createAnswerStaff(deps),
    inTurn,
    publicOrigin: config.publicOrigin,
    hasPages: deps.pages !== undefined,
    readyCalls,
    onUnnamed:
      deps.onUnnamed ?? ((fault) => app.log.error(fault, 'answer says more than its contract')),
  });
  const routes: Routes = { app, serve, door, inTurn };
  const { readPreviewKey, directory, signatures } = serveWhatStaffWrite(routes, deps);
  const drawings = await serveFiles(routes, deps, signatures);
  const shop = await serveShop(routes, deps);
  await servePeople(routes, deps);
  await serveOperation(routes, deps);
  refuseUnknownCalls(app);
  refuseTheRest(app);
  const pageFonts = openPageFonts(app, deps);
  const { ordering, payments, shipping, readPrices } = shop;
  const pages =
    deps.pages &&
    (await servePages(app, {
      ...deps.pages,
      queue: renderQueue,
      ready,
      isOtherRoute,
      directory,
      pageFonts,
      publicOrigin: config.publicOrigin,
      standIns: {
        pays: payments.providers.has('sandbox'),
        carries: shipping.carriers.has('sandbox'),
      },
      now: deps.now,
      readPrices,
      metrics: deps.metrics,
      dataVersion: database.dataVersion,
      siteVersion: database.siteVersion,
      findRedirect: (address) => findRedirect(database.handle, address),
      findImage: drawings.addressOf,
    }));
  serveTextPages(app, deps, pages?.answerPage);
  servePreviews(app, deps, { pages, readKey: readPreviewKey });
  const transports = await createTransports(config, deps.telemetry);
  const { integrity } = deps;
  const parts = { app, context: deps, ordering, payments, shipping, transports, integrity };
  return { app, payments, shipping, rounds: listJobs(parts), pageFonts };
}

interface Routes {
  app: FastifyInstance;
  serve: Serve;
  /** Undefined if the site is public. */
  door: DeveloperDoor | undefined;
  inTurn: InTurn;
}

/** Serves contents, their pictures, and what is made of both: previews, feeds, the table of pages. */
function serveWhatStaffWrite({ app, serve, inTurn }: Routes, deps: AppDeps) {
  const { config, database } = deps;
  listenWhileOpen(app, contentFaults, (fault) =>
    app.log.error({ contentFault: fault }, 'content left out'),
  );
  serveContents(serve, deps);
  serveStaffContents(serve, deps);
  const media = openFileStore(config, 'media');
  serveStaffMedia(serve, deps, media);
  serveMediaFiles(app, { store: media, hasPages: deps.pages !== undefined });
  const readPreviewKey = () => openKeyring(config)[0].key;
  serveOpenPreview(serve, deps, readPreviewKey);
  const directory = createPageDirectory(
    deps.listAddedPages ?? (() => listContentPages(database.handle)),
  );
  const { openSignatures = () => noSignatures } = deps;
  const signatures = openSignatures({
    ...deps,
    onFailure: (cause) => app.log.error({ err: cause }, 'what is published was not signed'),
  });
  serveKey(app, signatures);
  serveFeeds(app, deps, { directory, signatures, inTurn, sitemapSize: deps.sitemapSize });
  return { readPreviewKey, directory, signatures };
}

/** Serves the download centre, the proofs of its files, and the search, which finds these files too. */
async function serveFiles(
  { app, serve, inTurn }: Routes,
  deps: AppDeps,
  signatures: Signatures,
): Promise<Drawings> {
  const { config, database } = deps;
  const documents = openFileStore(config, 'documents');
  const files = deps.downloads ?? (deps.pages ? await readPublishedFiles() : []);
  const drawings = openDrawings({
    ...deps,
    onFailure: (cause) => app.log.error({ err: cause }, 'a file was not drawn'),
  });
  app.addHook('onClose', () => drawings.close());
  servePreviewImages(app, { drawings, hasPages: deps.pages !== undefined });
  const published = createPublishedList({
    database,
    files,
    store: documents,
    drawings: deps.openDrawer && drawings,
  });
  serveDownloads(serve, published);
  serveProofs(app, serve, { published, signatures, sbomFile: deps.sbomFile });
  serveStaffDocuments(serve, deps, { published, store: documents });
  const listFiles = async () => [...(await published.read()).values()];
  serveSearch(serve, { database, now: deps.now, listFiles, isPublic: config.isPublic }, inTurn);
  return drawings;
}

/** Serves the shop, from the catalogue to the parcel. */
async function serveShop({ app, serve, door }: Routes, deps: AppDeps) {
  const payments = createPayments(deps, app.log);
  const ordering = createOrdering(payments);
  const shipping = createShipping(deps, app.log);
  const readPrices = createPriceStates(deps.database);
  serveCatalogue(serve, deps, readPrices);
  serveStaffCatalogue(serve, deps);
  serveChosenVariants(serve, deps);
  serveCatalogueFile(serve, deps);
  serveStaffItems(serve, deps, (handle, slug) => findBody(handle, 'product', slug));
  serveCart(serve, deps);
  serveAddresses(serve, deps);
  serveInvoiceTitles(serve, deps);
  serveReorderLists(serve, deps);
  serveOrders(serve, ordering);
  servePayments(serve, payments);
  await serveNotifications(app, payments);
  if (payments.providers.has('sandbox')) await serveSandboxPay(app, deps);
  serveShipments(serve, shipping);
  serveDispatch(serve, shipping);
  serveParcels(serve, shipping);
  await serveCarrierReports(app, shipping);
  if (door && shipping.carriers.has('sandbox')) await serveSandboxCarrier(app, deps, door);
  serveInvoices(serve, deps);
  serveRefunds(serve, deps);
  serveStaffOrders(serve, ordering);
  serveQuotes(serve, deps);
  return { payments, ordering, shipping, readPrices };
}

/** Serves accounts, the messages written to people, and what people write to the company. */
async function servePeople({ app, serve, door }: Routes, deps: AppDeps): Promise<void> {
  serveIdentity(serve, deps);
  await serveSandboxLogin(app, deps);
  if (door) {
    const standIn = () => import('./features/conversations/incoming/stand-in.ts');
    await serveMailbox(app, deps, {
      door,
      answerMail: async (...given) =>
        (await standIn()).answerAsRecipient({ app, context: deps }, ...given),
    });
  }
  serveMessages(serve, deps);
  serveCustomers(serve, deps);
  serveNotices(serve, deps);
  serveConversations(serve, deps);
  serveIncomingMail(app, deps);
  servePersonalData(serve, deps);
  serveEnquiries(serve, deps);
}

/** Serves what staff decide, oversee and answer for, and what the server reports about itself. */
async function serveOperation({ app, serve }: Routes, deps: AppDeps): Promise<void> {
  serveApprovals(serve, deps, approvalKinds);
  serveAudit(serve, deps, approvalKinds);
  serveJobs(serve, deps);
  serveSystem(serve, deps);
  serveSales(serve, deps);
  serveOverview(serve, deps, approvalKinds);
  serveSavedViews(serve, deps);
  await servePolicyReports(app, serve, deps);
  let openApi: string | undefined;
  app.get('/api/openapi.json', async (_request, reply) => {
    if (openApi === undefined) {
      const { createOpenApi } = await import('./http/openapi.ts');
      openApi = JSON.stringify(createOpenApi());
    }
    return reply.type('application/json').send(openApi);
  });
}

function openPageFonts(app: FastifyInstance, { pages, ...deps }: AppDeps): PageFonts | undefined {
  if (!pages?.fonts || pages.cuttingPlan === undefined) return undefined;
  const pageFonts = createPageFonts({
    ...deps,
    built: pages.fonts,
    planFile: pages.cuttingPlan,
    onFailure: (cause) => app.log.error({ err: cause }, 'fonts of a page were not cut'),
  });
  servePageFontFiles(app, deps);
  app.addHook('onClose', () => pageFonts.close());
  return pageFonts;
}

function listenWhileOpen(app: FastifyInstance, to: Channel, listener: ChannelListener): void {
  to.subscribe(listener);
  app.addHook('onClose', async () => {
    to.unsubscribe(listener);
  });
}
