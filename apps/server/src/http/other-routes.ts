import type { FastifyInstance } from 'fastify';

/** The route of all pages. */
const anyPage = '/*';

/** Tells whether a path belongs to a route other than the pages'. Must be called before the first route is added. */
export function watchRoutes(app: FastifyInstance): (path: string) => boolean {
  const paths = new Set<string>();
  const prefixes = new Set<string>();
  app.addHook('onRoute', ({ url }) => {
    const variable = url.search(/[:*]/);
    if (variable < 0) paths.add(url);
    else if (url !== anyPage) prefixes.add(url.slice(0, variable));
  });
  return (path) => paths.has(path) || [...prefixes].some((prefix) => path.startsWith(prefix));
}
