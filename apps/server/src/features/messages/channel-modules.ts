import type { Language } from '@uid/contract/language';

import type { ChannelModule } from './channel-module.ts';
import { mail } from './mail/mail.ts';
import { sms } from './sms/sms.ts';

/** Every channel by which messages can leave. */
export const channelModules: readonly ChannelModule[] = [mail, sms];

export function channelName(code: string, language: Language): string {
  return channelModules.find((each) => each.code === code)?.texts[language].name ?? code;
}
