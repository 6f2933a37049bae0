import { z } from '@uid/contract/zod';

import { ConfigError } from '../../../config-error.ts';
import { settings, urlOf } from '../../../settings.ts';
import { channelModule } from '../channel-module.ts';

const smtpSettings = settings({
  variables: {
    SMTP_URL: z.optional(urlOf('smtp', 'smtps')),
    MAIL_FROM: z.optional(
      z.string().check(
        z.regex(/^([^<>\r\n]*<)?[^\s<>@]+@[^\s<>@]+>?$/, {
          error: 'it has to be an address, or a name with one in angle brackets',
        }),
      ),
    ),
  },
  read({ SMTP_URL: url, MAIL_FROM: from }) {
    if (url && from) return { url, from };
    if (url || from)
      throw new ConfigError('SMTP_URL and MAIL_FROM belong together: set both or neither.');
    return undefined;
  },
});

export const mail = channelModule({
  code: 'mail',
  texts: { zh: { name: '邮件' }, en: { name: 'Mail' } },
  job: 'deliver-mails',
  settings: smtpSettings,
  create: async (smtp) => (await import('./smtp-transport.ts')).createSmtpTransport(smtp),
});
