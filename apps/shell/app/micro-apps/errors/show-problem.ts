import { splitLanguage } from '@uid/contract/paths';
import { recoveryOf } from '@uid/micro-app/protocol';
import type { MicroAppError } from '@uid/micro-app/protocol';

import { errorTemplateId, noticeTemplateId } from '../micro-app-markers.ts';
import type { ProblemPart } from '../micro-app-markers.ts';
import { describeError } from './micro-app-error-texts.ts';

interface Problem {
  error: MicroAppError;
  /** The child still stands, or a retry is taking it away: a notice above it is enough. */
  isChildThere: boolean;
  onRetry: () => void;
}

/** Fills the template that fits a problem. */
export function showProblem(place: Element, { error, isChildThere, onRetry }: Problem): void {
  const id = isChildThere ? noticeTemplateId : errorTemplateId;
  const template = document.querySelector<HTMLTemplateElement>(`#${id}`);
  if (!template) throw new Error(`The page has no template ${id}.`);
  const content = template.content.cloneNode(true) as DocumentFragment;
  const part = (name: ProblemPart) => content.querySelector<HTMLElement>(`[data-part="${name}"]`);

  const { language } = splitLanguage(location.pathname);
  const written = { sentence: describeError(error.code, language), message: error.message };
  part('sentence')?.append(written.sentence);
  part('message')?.append(written.message);
  if (error.cause === undefined) part('cause')?.remove();
  else part('cause')?.append(causeOf(error.cause));
  if (!isChildThere) {
    const recovery = recoveryOf(error.code);
    for (const each of ['retry', 'reload', 'none'] as const)
      if (each !== recovery) part(each)?.remove();
  }
  part('retry')?.addEventListener('click', onRetry);
  part('reload')?.addEventListener('click', () => location.reload());
  place.replaceChildren(content);
}

/** With its stack where it has one, which begins with the message in some browsers only. */
function causeOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  const stack = cause.stack ?? '';
  return stack.includes(cause.message) ? stack : `${cause.name}: ${cause.message}\n${stack}`;
}
