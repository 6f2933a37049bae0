import { useRouteLoaderData } from 'react-router';

import type { RootData } from '../root.tsx';
import { layoutTexts } from './layout-texts.ts';
import { useLanguage } from './use-language.ts';

/** The company's name as it is published; the code's where a page failed before it was read. */
export function useBrand(): string {
  const language = useLanguage();
  const { company } = useRouteLoaderData<RootData>('root') ?? {};
  return company?.brand ?? layoutTexts[language].brand;
}
