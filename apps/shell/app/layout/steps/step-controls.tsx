import { Button } from '@uid/ui/button';

import { useLanguage } from '../use-language.ts';
import styles from './step-controls.module.css';
import { sayStep, stepMarkers } from './step-markers.ts';

/** Buttons that walk through the steps of a drawing; the script that knows `stepMarkers` shows them. */
export function StepControls({ count }: { count: number }) {
  const texts = stepTexts[useLanguage()];
  return (
    <p className={styles.controls} hidden {...{ [stepMarkers.controls]: '' }}>
      <Button tone="secondary" size="small" {...{ [stepMarkers.move]: '-1' }}>
        {texts.previous}
      </Button>
      <Button tone="secondary" size="small" {...{ [stepMarkers.move]: '1' }}>
        {texts.next}
      </Button>
      <output {...{ [stepMarkers.status]: texts.stepOf }}>{sayStep(texts.stepOf, 1, count)}</output>
      <span className={styles.hint}>{texts.hint}</span>
    </p>
  );
}

const stepTexts = {
  zh: {
    previous: '上一步',
    next: '下一步',
    stepOf: '第 {N} 步，共 {M} 步',
    hint: '也可用方向键，Esc 收起。',
  },
  en: {
    previous: 'Previous step',
    next: 'Next step',
    stepOf: 'Step {N} of {M}',
    hint: 'Arrow keys work too; Esc folds it.',
  },
};
