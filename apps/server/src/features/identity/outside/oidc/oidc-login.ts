import { z } from '@uid/contract/zod';

import { ConfigError } from '../../../../config-error.ts';
import { parseJson } from '../../../../parse-json.ts';
import { isLoopbackOrigin } from '../../../../http/loopback.ts';
import { settings } from '../../../../settings.ts';
import { outsideModule } from '../outside-module.ts';
import { createOidcProvider } from './oidc-provider.ts';

const issuers = z.array(
  z.strictObject({
    code: z.string().check(z.regex(/^[a-z\d-]{1,30}$/)),
    issuer: z.url({ protocol: /^https?$/ }),
    clientId: z.string().check(z.minLength(1)),
    clientSecret: z.string().check(z.minLength(1)),
    name: z.union([
      z.string().check(z.minLength(1), z.maxLength(40)),
      z.object({ zh: z.string(), en: z.string() }),
    ]),
  }),
);

export const oidcLogin = outsideModule({
  code: 'oidc',
  settings: settings({
    variables: { OIDC_PROVIDERS: z.optional(z.string()) },
    read({ OIDC_PROVIDERS: text }) {
      const read = issuers.check(z.minLength(1)).safeParse(parseJson(text ?? ''));
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
