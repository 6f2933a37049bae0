import { routes } from '@uid/contract/pages';

/** The four questions of the guide, and their possible answers. */
export const guideQuestions = {
  subject: ['people', 'devices', 'sites'],
  key: ['card', 'board', 'network', 'none'],
  scale: ['few', 'some', 'many'],
  stage: ['trial', 'rollout'],
} as const;

export type GuideQuestion = keyof typeof guideQuestions;
export type GuideAnswers = { [Q in GuideQuestion]: (typeof guideQuestions)[Q][number] };

export const questionNames = Object.keys(guideQuestions) as GuideQuestion[];

/** Returns the answers in the address; anything else counts as not answered. */
export function readAnswers(query: URLSearchParams): Partial<GuideAnswers> {
  const entries = questionNames
    .map((name) => [name, query.get(name)] as const)
    .filter(([name, value]) =>
      (guideQuestions[name] as readonly (string | null)[]).includes(value),
    );
  return Object.fromEntries(entries) as Partial<GuideAnswers>;
}

export function isAnswered(answers: Partial<GuideAnswers>): answers is GuideAnswers {
  return questionNames.every((name) => answers[name] !== undefined);
}

export const guidePath = `${routes.mall}?guide=1`;
