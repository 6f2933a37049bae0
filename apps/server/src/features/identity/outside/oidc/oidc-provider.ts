import type { Localised } from '@uid/contract/language';
import type { Configuration } from 'openid-client';

import { CancelledOutside } from '../outside-provider.ts';
import type { Ask, OutsideProvider } from '../outside-provider.ts';

interface OidcClient {
  code: string;
  name: Localised<string>;
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Left out, requests go over the network. */
  ask?: Ask;
}

const seconds = 4;
/** Milliseconds after which the issuer's metadata is fetched again. */
const knownFor = 60 * 60_000;

/** A company's own OpenID provider. The library checks signature, issuer, audience, times, nonce, state and PKCE. */
export function createOidcProvider(client: OidcClient): OutsideProvider {
  const discover = createDiscovery(client);
  return {
    code: client.code,
    kind: 'oidc',
    name: client.name,
    async start({ state, nonce, verifier, redirectUri }) {
      const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await import('openid-client');
      return buildAuthorizationUrl(await discover(), {
        redirect_uri: redirectUri,
        scope: 'openid email',
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
    },
    async finish({ state, nonce, verifier, redirectUri }, answer) {
      if (answer.get('error') === 'access_denied') throw new CancelledOutside();
      const { authorizationCodeGrant } = await import('openid-client');
      const tokens = await authorizationCodeGrant(
        await discover(),
        new URL(`${redirectUri}?${answer}`),
        {
          pkceCodeVerifier: verifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
        },
      );
      const claims = tokens.claims();
      if (!claims) throw new Error('no id_token');
      const { iss: issuer, sub: subject, email } = claims;
      return {
        issuer,
        subject,
        email: typeof email === 'string' ? email : undefined,
        isEmailVerified: claims['email_verified'] === true,
      };
    },
  };
}

function createDiscovery({ issuer, clientId, clientSecret, ask }: OidcClient) {
  let known: { configuration: Promise<Configuration>; until: number } | undefined;
  return function discover(): Promise<Configuration> {
    const at = performance.now();
    if (known && known.until > at) return known.configuration;
    const configuration = read();
    known = { configuration, until: at + knownFor };
    // A failed discovery is not cached.
    configuration.catch(() => (known = undefined));
    return configuration;
  };

  async function read(): Promise<Configuration> {
    const oidc = await import('openid-client');
    return oidc.discovery(
      new URL(issuer),
      clientId,
      undefined,
      oidc.ClientSecretPost(clientSecret),
      {
        timeout: seconds,
        execute: [
          // The signature is checked, too, although the response came over TLS.
          oidc.enableNonRepudiationChecks,
          // The settings allow plain HTTP only on this machine.
          ...(issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : []),
        ],
        ...(ask && { [oidc.customFetch]: ask as never }),
      },
    );
  }
}
