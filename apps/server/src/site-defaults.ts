/** All that a release brings: a chunk of its own, loaded where the database does not know it yet. */
export { catalogueItems } from '@uid/content/catalogue';
export * from '@uid/content/defaults';
