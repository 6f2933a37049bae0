import { splitLanguage } from '@uid/contract/paths';
import type { MetaArgs } from 'react-router';

import { Island } from '../../islands/island.tsx';
import { pageMeta } from '../../layout/page-meta.ts';
import { ReorderFrame } from './reorder-frame.tsx';
import { reorderTitles } from './reorder-titles.ts';

export function meta(args: MetaArgs) {
  const { title, description } = reorderTitles[splitLanguage(args.location.pathname).language];
  return pageMeta(args, { title, description });
}

export default function ReorderPage() {
  return <Island component={ReorderFrame} props={{}} />;
}
