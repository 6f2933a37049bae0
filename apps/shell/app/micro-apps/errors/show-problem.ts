import { splitLanguage } from '@uid/contract/paths';
import { recoveryOf } from '@uid/micro-app/protocol';
import type { MicroAppError } from '@uid/micro-app/protocol';

import { errorTemplateId, noticeTemplateId } from '../micro-app-markers.ts';
import type { ProblemPart } from '../micro-app-markers.ts';
import { describeError } from './micro-app-error-texts.ts';

interface Problem {
  error: MicroAppError;
  /** True if the child is still mounted, or a retry is unmounting it: then a notice above the child is enough. */
  isChildThere: boolean;
  onRetry: () => void;
}

/** Shows a problem in `place`, in the template that the server rendered for the kind of problem. */
export function showProblem(place: Element, { error, isChildThere, onRetry }: Problem): void {
  const id = isChildThere ? noticeTemplateId : errorTemplateId;
  const template = document.querySelector<HTMLTemplateElement>(`#${id}`);
  if (!template) throw new Error(`The page has no template ${id}.`);
  const content = template.content.cloneNode(true) as DocumentFragment;
  const part = (name: ProblemPart) => content.querySelector<HTMLElement>(`[data-part="${name}"]`);

  const { language } = splitLanguage(location.pathname);
  part('sentence')?.append(describeError(error.code, language));
  part('message')?.append(error.message);
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

/** Returns the stack of an error, if it has one. The stack begins with the message only in some browsers. */
function causeOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  const stack = cause.stack ?? '';
  return stack.includes(cause.message) ? stack : `${cause.name}: ${cause.message}\n${stack}`;
}
