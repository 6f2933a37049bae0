import { quoteFormPath } from '../../layout/quote-form-path.ts';
import { useLanguage, useLocalPath } from '../../layout/use-language.ts';
import styles from './cart.module.css';

const texts = {
  zh: {
    needs: '登录和下单需要 JavaScript。没有它，可以打电话或',
    ask: '写信询价',
  },
  en: {
    needs: 'Logging in and ordering take JavaScript. Without it, call us or ',
    ask: 'ask for a quote',
  },
};

/**
 * Tells visitors without script before the click that the next step needs it. Only the server renders this: the
 * island's script contains no text for such visitors.
 */
export function NeedsScript() {
  const { needs, ask } = texts[useLanguage()];
  const localPath = useLocalPath();
  return (
    <p className={styles.hint} data-print="no">
      {needs}
      <a href={localPath(quoteFormPath)}>
        <bdi>{ask}</bdi>
      </a>
    </p>
  );
}
