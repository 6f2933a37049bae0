import { z } from '@uid/contract/zod';

import { settings, variablesOf } from '../../settings.ts';
import { channelModules } from './channel-modules.ts';

export const messageSettings = settings({
  variables: {
    ...variablesOf(channelModules),
    MAILBOX_KEY: z.optional(z.string().check(z.minLength(16))),
  },
  read(values) {
    const all = channelModules.map(({ code, settings: own }) => [code, own.read(values)] as const);
    return {
      channels: new Map(all.filter(([, read]) => read !== undefined)),
      mailboxKey: values.MAILBOX_KEY,
    };
  },
});
