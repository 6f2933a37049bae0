import type { ReactNode } from 'react';

import { useLanguage } from '../../layout/use-language.ts';
import { PrivatePage } from '../orders/parts/private-page.tsx';
import { reorderTitles } from './reorder-titles.ts';

/** What the server renders of the page. It contains nobody's lists, so a server starts without their code. */
export function ReorderFrame({ children }: { children?: ReactNode }) {
  return <PrivatePage title={reorderTitles[useLanguage()].title}>{children}</PrivatePage>;
}
