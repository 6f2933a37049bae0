import { routes } from '@uid/contract/pages';
import { ButtonLink } from '@uid/ui/button-link';

import { useLanguage, useLocalPath } from '../../../layout/use-language.ts';
import { deliveryWords } from '../delivery/delivery-words.ts';
import { ItemDrawing } from '../item-drawing.tsx';
import { itemPath, quotePath } from '../item-paths.ts';
import { mallTexts } from '../mall-texts.ts';
import { PriceFrom } from '../price-from.tsx';
import type { GuideAnswers } from './guide-answers.ts';
import { guideTexts } from './guide-texts.ts';
import styles from './guide.module.css';
import type { Recommendation } from './load-guide.ts';

interface RecommendationsProps {
  recommended: Recommendation[];
  answers: Partial<GuideAnswers>;
  now: number;
}

/** One to three items, each with the reason and the answers that led to it. */
export function Recommendations({ recommended, answers, now }: RecommendationsProps) {
  const language = useLanguage();
  const texts = guideTexts[language];
  const localPath = useLocalPath();
  return (
    <section className={styles.results} aria-labelledby="results">
      <h2 id="results" className={styles.heading}>
        {texts.results}
      </h2>
      {recommended.length === 0 ? (
        <p>
          {texts.nothing} <a href={localPath(routes.mall)}>{mallTexts[language].backToMall}</a>
        </p>
      ) : (
        <ol className={styles.items}>
          {recommended.map((each) => (
            <RecommendedItem key={each.item.id} {...each} {...{ answers, now }} />
          ))}
        </ol>
      )}
    </section>
  );
}

type RecommendedItemProps = Recommendation & Pick<RecommendationsProps, 'answers' | 'now'>;

function RecommendedItem({ item, reason, matched, answers, now }: RecommendedItemProps) {
  const language = useLanguage();
  const texts = guideTexts[language];
  const mall = mallTexts[language];
  const localPath = useLocalPath();
  const words = matched.map(
    (name) => (texts.questions[name].answers as Record<string, string>)[answers[name] ?? ''],
  );
  return (
    <li className={styles.item}>
      <ItemDrawing drawing={item.drawing} />
      <h3 className={styles.name}>
        <a href={localPath(itemPath(item.id))}>{item.name}</a>
      </h3>
      <p>{reason}</p>
      <p className={styles.because}>{texts.because(words)}</p>
      <p>
        <PriceFrom fen={item.fromFen} unit={item.unit} size="large" />
      </p>
      <p className={styles.because}>
        {item.available > 0 ? deliveryWords(item, { language, now }) : mall.soldOut}
      </p>
      <p className={styles.actions}>
        <ButtonLink href={localPath(itemPath(item.id))} tone="secondary">
          {texts.choose}
        </ButtonLink>
        {answers.scale === 'many' && item.variants[0] && (
          <a href={localPath(quotePath(item.variants[0].sku, item.product))}>{mall.askQuote}</a>
        )}
      </p>
    </li>
  );
}
