import type { Config } from '../../../config.ts';

/** A public site without an account at a carrier must not promise messages that reach nobody. */
export function sendsTexts(config: Pick<Config, 'isPublic' | 'channels'>): boolean {
  return config.channels.has('sms') || !config.isPublic;
}
