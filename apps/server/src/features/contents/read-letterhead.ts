import type { Language } from '@uid/contract/language';

import type { Handle } from '../../database/database.ts';
import { readCompany } from './read-company.ts';

/** The sender of letters to people outside the company, and their language. */
export interface Letterhead {
  language: Language;
  /** The company's name in that language, as it is published. */
  brand: string;
}

export async function readLetterhead(handle: Handle, language: Language): Promise<Letterhead> {
  const { brand } = await readCompany(handle);
  return { language, brand: brand[language] };
}
