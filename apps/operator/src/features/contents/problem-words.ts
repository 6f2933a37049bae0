import type { ClientError } from '@uid/contract/client-errors';
import { contentKinds } from '@uid/contract/content-kinds';
import type { ContentProblem } from '@uid/contract/content-parts';

import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { contentWords } from './content-words.ts';
import { editorWords } from './editor-words.ts';
import { fieldLabels } from './field-labels.ts';

/** Everything that a refusal names, or what it says as a whole. */
export function sentencesOf(
  cause: ClientError,
  say: (problem: ContentProblem) => string,
): string[] {
  if (cause.result?.error !== 'CONTENT_INVALID') return [cause.message];
  const { problems = [] } = (cause.result?.details ?? {}) as { problems?: ContentProblem[] };
  return problems.length > 0 ? [...new Set(problems.map(say))] : [cause.message];
}

/** Where the server found a fault, in the reader's words: it says places and ids alone. */
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
