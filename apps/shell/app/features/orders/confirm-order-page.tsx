import { splitLanguage } from '@uid/contract/paths';
import type { MetaArgs } from 'react-router';

import { Island } from '../../islands/island.tsx';
import { pageMeta } from '../../layout/page-meta.ts';
import { confirmTexts } from './confirm/confirm-texts.ts';
import { ConfirmOrderFrame } from './confirm-order-frame.tsx';

export function meta(args: MetaArgs) {
  return pageMeta(args, confirmTexts[splitLanguage(args.location.pathname).language]);
}

export default function ConfirmOrderPage() {
  return <Island component={ConfirmOrderFrame} props={{}} />;
}
