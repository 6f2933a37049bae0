import { textPagePaths } from '@uid/contract/pages';

import { useSession } from '../../session/session-context.ts';
import styles from './legal-note.module.css';

const texts = {
  zh: {
    before: '我们怎样使用您的资料，见',
    privacy: '隐私说明',
    between: '；在商城购买，适用',
    terms: '销售条款',
    after: '。都在新标签页打开。',
  },
  en: {
    before: 'What we do with your data is in our ',
    privacy: 'privacy notice',
    between: '; what you buy in the shop comes under the ',
    terms: 'terms of sale',
    after: '. Both open in a new tab.',
  },
};

/**
 * The terms that apply to an account, shown where it is created. They open in a tab of their own, because this page
 * contains what was typed.
 */
export function LegalNote() {
  const own = texts[useSession().language];
  return (
    <p className={styles.note}>
      {own.before}
      <a href={textPagePaths.privacy} target="_blank" rel="noreferrer">
        {own.privacy}
      </a>
      {own.between}
      <a href={textPagePaths.terms} target="_blank" rel="noreferrer">
        {own.terms}
      </a>
      {own.after}
    </p>
  );
}
