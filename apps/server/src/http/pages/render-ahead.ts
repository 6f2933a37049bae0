import type { FastifyInstance } from 'fastify';

/** What nearly everybody asks for: a page that is kept, and one that is made for its visitor. */
const pages = ['/home', '/cart'];

/**
 * Renders these pages once, before anybody asks. The first rendering takes a process many times what the next ones
 * do: on a busy machine the visitors of a worker that was replaced would have waited for it in vain.
 */
export async function renderAhead(app: FastifyInstance): Promise<void> {
  for (const url of pages) await app.inject(url);
}
