import { routes } from '@uid/contract/pages';
import { Button } from '@uid/ui/button';
import { Container } from '@uid/ui/grid';
import { PageHeader } from '@uid/ui/page-header';
import { RadioGroup } from '@uid/ui/radio-group';

import { PageBreadcrumbs } from '../../../layout/page-breadcrumbs.tsx';
import { useLanguage, useLocalPath } from '../../../layout/use-language.ts';
import { mallTexts } from '../mall-texts.ts';
import { guidePath, guideQuestions, questionNames } from './guide-answers.ts';
import { guideTexts } from './guide-texts.ts';
import styles from './guide.module.css';
import type { GuideData } from './load-guide.ts';
import { Recommendations } from './recommendations.tsx';

interface GuidePageProps {
  guide: GuideData;
  /** Epoch milliseconds; dispatch dates count from here. */
  now: number;
}

/** Four questions in a plain form: the address keeps the answers, and what fits is shown above the questions. */
export function GuidePage({ guide: { answers, recommended }, now }: GuidePageProps) {
  const language = useLanguage();
  const texts = guideTexts[language];
  const localPath = useLocalPath();
  const given = Object.keys(answers).length;
  const open = questionNames.length - given;
  return (
    <>
      <PageHeader
        size="small"
        title={texts.title}
        lead={texts.lead}
        breadcrumbs={
          <PageBreadcrumbs
            parent={{ label: mallTexts[language].title, path: routes.mall }}
            title={texts.title}
          />
        }
      />
      <Container>
        <div className={styles.guide}>
          {recommended && <Recommendations {...{ recommended, answers, now }} />}
          <form method="get" action={localPath(routes.mall)} className={styles.questions}>
            <input type="hidden" name="guide" value="1" />
            {questionNames.map((name) => (
              <RadioGroup
                key={name}
                name={name}
                label={texts.questions[name].question}
                layout="tiles"
                required
                defaultValue={answers[name]}
                options={guideQuestions[name].map((answer) => ({
                  value: answer,
                  label: (texts.questions[name].answers as Record<string, string>)[answer],
                }))}
              />
            ))}
            {given > 0 && open > 0 && <p role="alert">{texts.unanswered(open)}</p>}
            <p className={styles.actions}>
              <Button type="submit" size="large">
                {texts.show}
              </Button>
              {given > 0 && <a href={localPath(guidePath)}>{texts.again}</a>}
            </p>
          </form>
        </div>
      </Container>
    </>
  );
}
