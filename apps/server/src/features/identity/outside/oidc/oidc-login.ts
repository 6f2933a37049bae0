import { z } from 'zod';

import { ConfigError } from '../../../../config-error.ts';
import { isLoopbackOrigin } from '../../../../http/loopback.ts';
import { settings } from '../../../../settings.ts';
import { outsideModule } from '../outside-module.ts';
import { createOidcProvider } from './oidc-provider.ts';

const issuers = z.array(
  z.strictObject({
    code: z.string().regex(/^[a-z\d-]{1,30}$/),
    issuer: z.url({ protocol: /^https?$/ }),
    clientId: z.string().min(1),
    clientSecret: z.string().min(1),
    name: z.union([z.string().min(1).max(40), z.object({ zh: z.string(), en: z.string() })]),
  }),
);

export const oidcLogin = outsideModule({
  code: 'oidc',
  settings: settings({
    variables: { OIDC_PROVIDERS: z.string().optional() },
    read({ OIDC_PROVIDERS: text }) {
      const read = issuers.min(1).safeParse(parse(text));
      if (!read.success)
        throw new ConfigError(
          'LOGIN_PROVIDERS names oidc, which needs OIDC_PROVIDERS: a JSON list of { "code", "issuer", "clientId", "clientSecret", "name" }.',
        );
      const open = read.data.find(
        ({ issuer }) => issuer.startsWith('http:') && !isLoopbackOrigin(new URL(issuer).origin),
      );
      if (!open) return read.data;
      throw new ConfigError(`OIDC_PROVIDERS names ${open.issuer}, which has to be https.`);
    },
  }),
  create: (companies) =>
    companies.map(({ code, name, ...client }) =>
      createOidcProvider({
        ...client,
        code: `oidc-${code}`,
        name: typeof name === 'string' ? { zh: name, en: name } : name,
      }),
    ),
});

function parse(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
