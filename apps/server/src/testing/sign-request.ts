import { accessTokenHeader } from '@uid/contract/constants';
import { createProofKey, proofHeader, signProof } from '@uid/contract/proof';
import type { ProofKey, ProvenRequest } from '@uid/contract/proof';

import type { ServerContext } from '../context.ts';

/** The key of all callers, unless a test gives another one. */
export const ownKey = await createProofKey();

/** Signs a request that is injected into a test's server: `url` is its path and query. */
export function signInjected(
  { config, now }: Pick<ServerContext, 'config' | 'now'>,
  { host = 'localhost', ...request }: Omit<ProvenRequest, 'now'> & { host?: string | undefined },
  key?: ProofKey,
): Promise<Record<string, string>> {
  const origin = config.publicOrigin ?? `http://${host}`;
  return signRequest({ ...request, url: origin + request.url, now: now() }, key);
}

/** The headers that bind a request to its session: the token, and the proof of possession of the key. */
export async function signRequest(
  request: ProvenRequest,
  key: ProofKey = ownKey,
): Promise<Record<string, string>> {
  const { token } = request;
  return {
    ...(token && { [accessTokenHeader]: token }),
    [proofHeader]: await signProof(key, request),
  };
}
