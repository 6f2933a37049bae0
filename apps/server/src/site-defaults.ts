/**
 * All default contents of a release: a chunk of its own, loaded only if the database doesn't know this release yet.
 */
export { catalogueItems } from '@uid/content/catalogue';
export * from '@uid/content/defaults';
