import type { ClientError } from '@uid/contract/client-errors';
import { contentKinds } from '@uid/contract/content-kinds';
import type { ContentProblem } from '@uid/contract/content-parts';

import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { contentWords } from './content-words.ts';
import { editorWords } from './editor-words.ts';
import { fieldLabels } from './field-labels.ts';

/** One reason for a refusal. */
export interface Refused {
  sentence: string;
  /** The id of the picture concerned, if the fault can be corrected at the picture. */
  picture?: string;
}

/** Returns all reasons that a refusal names, or its message as a whole. */
export function refusedOf(cause: ClientError, say: (problem: ContentProblem) => string): Refused[] {
  const whole = [{ sentence: cause.message }];
  if (cause.result?.error !== 'CONTENT_INVALID') return whole;
  const { problems = [] } = (cause.result?.details ?? {}) as { problems?: ContentProblem[] };
  const refused = problems.map((problem) => {
    const [named, id] = problem.path.split(' ');
    return { sentence: say(problem), ...(named === 'text' && id && { picture: id }) };
  });
  const keys = new Map(refused.map((each) => [keyOf(each), each]));
  return keys.size > 0 ? [...keys.values()] : whole;
}

export function keyOf({ sentence, picture = '' }: Refused): string {
  return `${sentence} ${picture}`;
}

/**
 * Returns a function that says in the reader's language where the server found a fault: the server reports only paths
 * and ids.
 */
export function useProblemWords(): (problem: ContentProblem) => string {
  const own = useTexts(editorWords);
  const { kinds, parts } = useTexts(contentWords);
  const { language } = useConsoleSession();
  return ({ path, message }) => {
    if (message in own.misled) return own.misled[message as keyof typeof own.misled];
    const [named, id] = path.split(' ');
    if (named === 'picture' && id !== undefined) return own.pictureGone;
    if (named === 'text' && id !== undefined) return own.pictureWithoutText;
    const kind = contentKinds.find((each) => each === named);
    if (kind && id !== undefined) return own.notPublished(`${kinds[kind]} ${id}`);
    const names: Readonly<Record<string, string>> = parts;
    const places = path
      .split('.')
      .filter((name, index) => !(name === 'text' && index === 0))
      .map((name) =>
        /^\d+$/.test(name)
          ? String(Number(name) + 1)
          : (names[name] ?? fieldLabels[name]?.[language] ?? name),
      );
    return own.doesNotFit(places.join(' › '));
  };
}
