import type { Language } from '@uid/contract/language';

import type { Handle } from '../../database/database.ts';
import { readCompany } from './read-company.ts';

/** Who writes to somebody outside, and in which language. */
export interface Letterhead {
  language: Language;
  /** The company's name in that language, as it is published. */
  brand: string;
}

export async function readLetterhead(handle: Handle, language: Language): Promise<Letterhead> {
  const { brand } = await readCompany(handle);
  return { language, brand: brand[language] };
}
