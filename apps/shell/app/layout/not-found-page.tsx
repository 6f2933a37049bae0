import { routes } from '@uid/contract/routes';
import { Interference } from '@uid/ui/interference';
import { ButtonLink } from '@uid/ui/button-link';

import { notFound } from '../load-page.ts';
import { layoutTexts } from './layout-texts.ts';
import styles from './not-found-page.module.css';
import { useLanguage, useLocalPath } from './use-language.ts';

export function loader() {
  return notFound();
}

export function meta() {
  return [{ title: '404' }, { name: 'robots', content: 'noindex' }];
}

const texts = {
  zh: {
    title: '这里没有门',
    text: '地址可能打错了，或者这一页已经搬走。',
    support: '搜索支持内容',
  },
  en: {
    title: 'No door here',
    text: 'The address may be mistyped, or the page has moved.',
    support: 'Search support',
  },
};

/** Every unknown path: a page of its own, without the shared layout. */
export default function NotFoundPage() {
  const language = useLanguage();
  const localPath = useLocalPath();
  const { title, text, support } = texts[language];
  return (
    <main className={styles.page}>
      <div className={styles.drawing} aria-hidden="true">
        <Interference slug="404" />
      </div>
      <div className={styles.words}>
        <p className={styles.code}>404</p>
        <h1>{title}</h1>
        <p>{text}</p>
        <p className={styles.actions}>
          <ButtonLink href={localPath(routes.home)}>{layoutTexts[language].backHome}</ButtonLink>
          <ButtonLink href={localPath(routes.support)} tone="secondary">
            {support}
          </ButtonLink>
        </p>
      </div>
    </main>
  );
}
