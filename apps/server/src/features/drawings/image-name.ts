import { isLanguage } from '@uid/contract/language';
import type { Language } from '@uid/contract/language';

export interface AskedImage {
  language: Language;
  /** `product-sdp`, `news-akma`, `mall`. */
  name: string;
}

/** Returns undefined if this is no address of an image. */
export function readImageName(language: string, file: string): AskedImage | undefined {
  const name = /^([a-z0-9-]{1,120})\.png$/.exec(file)?.[1];
  return name !== undefined && isLanguage(language) ? { language, name } : undefined;
}
