import type { Config } from '../../../config.ts';
import { AppError } from '../../../http/app-error.ts';

/** A public site without an account at a carrier must not promise messages that reach nobody. */
export function sendsTexts(config: Pick<Config, 'isPublic' | 'channels'>): boolean {
  return config.channels.has('sms') || !config.isPublic;
}

/** Throws NOT_FOUND if the site sends no text messages. */
export function requireTexts(config: Pick<Config, 'isPublic' | 'channels'>): void {
  if (!sendsTexts(config)) throw new AppError('NOT_FOUND');
}
