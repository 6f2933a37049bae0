import type { Config } from '../../../config.ts';
import { AppError } from '../../../http/app-error.ts';

/** A public site without an account at a carrier must not promise messages that reach nobody. */
export function sendsTexts(config: Pick<Config, 'isPublic' | 'channels'>): boolean {
  return config.channels.has('sms') || !config.isPublic;
}

/** Where no text messages are sent, there is nothing here. Throws NOT_FOUND. */
export function requireTexts(config: Pick<Config, 'isPublic' | 'channels'>): void {
  if (!sendsTexts(config)) throw new AppError('NOT_FOUND');
}
