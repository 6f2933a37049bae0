import { isLoopbackHost } from './http/loopback.ts';

export interface Reachable {
  publicOrigin: string | undefined;
  /** The address that the server listens at. */
  host: string;
  /** The value of NODE_ENV. */
  environment: string | undefined;
}

/**
 * Whether anyone but the developer at this machine may reach the site. Decided once, when the settings are read: one
 * indication is enough, so that forgetting another one exposes nothing.
 */
export function isPublicSite({ publicOrigin, host, environment }: Reachable): boolean {
  return publicOrigin !== undefined || !isLoopbackHost(host) || environment === 'production';
}
