import { policyReportDirectives } from '@uid/contract/constants';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

export interface BuiltFiles {
  /** The folder of the shell's files, served at `/`. */
  shellAssets: string;
  /** The folder of each micro-app's files, served at the address of its entry page. */
  microApps: { entry: string; folder: string }[];
}

/** Serves the files that the builds of the shell and the micro-apps wrote for the browser. */
export async function serveBuiltFiles(
  app: FastifyInstance,
  { shellAssets, microApps }: BuiltFiles,
): Promise<void> {
  const files = {
    preCompressed: true,
    wildcard: false,
    cacheControl: false,
    // The entity tag identifies a version, and nobody fetches parts of a script: saves 70 bytes for each of a dozen
    // files.
    lastModified: false,
    acceptRanges: false,
    setHeaders: setFileHeaders,
  } as const;
  await app.register(fastifyStatic, { ...files, root: shellAssets, prefix: '/', index: false });
  for (const { entry, folder } of microApps)
    await app.register(fastifyStatic, {
      ...files,
      root: folder,
      prefix: entry,
      decorateReply: false,
    });
}

function setFileHeaders(reply: FastifyReply, path: string): void {
  const isHashed = path.includes('/assets/');
  void reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
  if (path.endsWith('/speculation-rules.json'))
    void reply.type('application/speculationrules+json');
  if (path.includes('.html')) void reply.header('content-security-policy', entryPolicy);
}

/** The policy of a micro-app's entry page, if the app runs without the shell. */
const entryPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; " +
  "form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'; " +
  policyReportDirectives;
