import type { FastifyInstance } from 'fastify';

/** The pages that nearly everybody asks for: one that is cached, and one that is personal. */
const pages = ['/home', '/cart'];

/**
 * Renders these pages once, before anybody asks. A process's first rendering takes many times as long as later ones: on
 * a busy machine the visitors of a replaced worker would have waited for it in vain.
 */
export async function renderAhead(app: FastifyInstance): Promise<void> {
  for (const url of pages) await app.inject(url);
}
