import { generateKeyPairSync, hash, sign } from 'node:crypto';

import { standInAccounts } from './stand-in-accounts.ts';
import type { Answers, Desk, Grant } from './stand-in-person.ts';

/** Made once per process: making keys takes longer than most of what is done with them. */
const keys = createKeys();
const others = createKeys();

/** Stands in for an OpenID provider: discovery, keys, and codes for PKCE with S256. */
export function createOidcStandIn({ base, takeGrant, readFault }: Desk): Answers {
  const issuer = `${base}/oidc`;
  const { clientId, clientSecret } = standInAccounts.oidc;

  function grant(form: URLSearchParams): Response {
    const given = takeGrant(form.get('code'));
    const challenge = hash('sha256', form.get('code_verifier') ?? '', 'base64url');
    const isRight =
      given?.asked.get('code_challenge') === challenge &&
      given.asked.get('redirect_uri') === form.get('redirect_uri') &&
      form.get('client_id') === clientId &&
      form.get('client_secret') === clientSecret;
    if (!isRight) return Response.json({ error: 'invalid_grant' }, { status: 400 });
    return Response.json({
      access_token: 'access',
      token_type: 'Bearer',
      expires_in: 60,
      id_token: idToken(given),
    });
  }

  function idToken({ person, asked }: Grant): string {
    const fault = readFault();
    const now = Math.floor(Date.now() / 1000) - (fault === 'over' ? 3600 : 0);
    const claims = {
      iss: fault === 'other-issuer' ? 'https://evil.example' : issuer,
      aud: fault === 'other-audience' ? 'somebody-else' : clientId,
      sub: person.subject,
      nonce: fault === 'other-nonce' ? 'other' : asked.get('nonce'),
      iat: now,
      exp: now + 300,
      email: person.email,
      email_verified: person.isEmailVerified,
      name: person.name,
    };
    const text = [{ alg: 'RS256', kid: 'one' }, claims].map(encode).join('.');
    const { privateKey } = fault === 'other-key' ? others : keys;
    return `${text}.${sign('sha256', Buffer.from(text), privateKey).toString('base64url')}`;
  }

  return async function answer(path, request) {
    if (path === '/.well-known/openid-configuration')
      return Response.json({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        code_challenge_methods_supported: ['S256'],
      });
    if (path === '/jwks')
      return Response.json({
        keys: [
          { ...keys.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' },
        ],
      });
    if (path === '/token') return grant(new URLSearchParams(await request.text()));
    return undefined;
  };
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}

function createKeys() {
  return generateKeyPairSync('rsa', { modulusLength: 2048 });
}
