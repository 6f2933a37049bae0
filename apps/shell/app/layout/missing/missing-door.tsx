import { routes } from '@uid/contract/pages';
import { ButtonLink } from '@uid/ui/button-link';

import { layoutTexts } from '../layout-texts.ts';
import { useLanguage, useLocalPath } from '../use-language.ts';
import styles from './missing-door.module.css';

const texts = {
  zh: { title: '这里没有门', text: '地址可能打错了，或者这一页已经搬走。' },
  en: { title: 'No door here', text: 'The address may be mistyped, or the page has moved.' },
};

/** The heading and the text of "not found", on the 404 page and elsewhere. */
export function MissingWords() {
  const { title, text } = texts[useLanguage()];
  return (
    <>
      <p className={styles.code}>404</p>
      <h1>{title}</h1>
      <p>{text}</p>
    </>
  );
}

/** The same heading and text inside a page whose content is not for this visitor. */
export function MissingDoor() {
  const localPath = useLocalPath();
  return (
    <div className={styles.door}>
      <MissingWords />
      <p>
        <ButtonLink href={localPath(routes.home)}>{layoutTexts[useLanguage()].backHome}</ButtonLink>
      </p>
    </div>
  );
}
