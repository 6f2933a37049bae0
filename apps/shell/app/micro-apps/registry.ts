import type { MicroAppConfig } from '@uid/micro-app/host';

/** The micro-apps by name. Embedding another is a line here and a route. */
export const registry: Record<string, MicroAppConfig> = {
  'uid-front': { entry: '/child/uid-front/' },
};
