import type { ReactNode } from 'react';

import { useLanguage } from '../../layout/use-language.ts';
import { PrivatePage } from '../orders/parts/private-page.tsx';
import { reorderTitles } from './reorder-titles.ts';

/** What a server makes of the page: it shows nobody's lists, so that its start goes without their code. */
export function ReorderFrame({ children }: { children?: ReactNode }) {
  return <PrivatePage title={reorderTitles[useLanguage()].title}>{children}</PrivatePage>;
}
