import type { Config } from '../../../config.ts';
import { isLocalSite } from '../../../http/local-visitor.ts';

/** A public site without an account at a carrier must not promise messages that reach nobody. */
export function sendsTexts(config: Pick<Config, 'publicOrigin' | 'channels'>): boolean {
  return config.channels.has('sms') || isLocalSite(config);
}
