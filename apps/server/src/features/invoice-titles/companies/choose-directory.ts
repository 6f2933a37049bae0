import type { Config } from '../../../config.ts';
import type { CompanyDirectory } from './company-directory.ts';

/**
 * Returns the configured service; without one the stand-in, but never on a public site, because its companies are made
 * up.
 */
export async function chooseDirectory({
  companyLookup,
  isPublic,
}: Pick<Config, 'companyLookup' | 'isPublic'>): Promise<CompanyDirectory | undefined> {
  // Either module is loaded when the first company is looked up.
  if (companyLookup) return (await import('./http-directory.ts')).httpDirectory(companyLookup);
  return isPublic ? undefined : (await import('./stand-in-directory.ts')).standInDirectory;
}
