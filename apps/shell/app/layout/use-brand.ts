import { useRouteLoaderData } from 'react-router';

import type { RootData } from '../root.tsx';
import { layoutTexts } from './layout-texts.ts';
import { useLanguage } from './use-language.ts';

/** The company's published name; the name in the code if a page failed before the published one was read. */
export function useBrand(): string {
  const language = useLanguage();
  const { company } = useRouteLoaderData<RootData>('root') ?? {};
  return company?.brand ?? layoutTexts[language].brand;
}
