import { isLoopbackHost } from './http/loopback.ts';

export interface Reachable {
  publicOrigin: string | undefined;
  /** The address that the server listens at. */
  host: string;
  /** NODE_ENV. */
  environment: string | undefined;
}

/**
 * Whether anybody but the developer at this machine may reach the site. Decided once, when settings are read:
 * one sign is enough, so that forgetting another one opens nothing.
 */
export function isPublicSite({ publicOrigin, host, environment }: Reachable): boolean {
  return publicOrigin !== undefined || !isLoopbackHost(host) || environment === 'production';
}
