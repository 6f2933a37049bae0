import { storedEvent } from '@uid/contract/markers';
import { microApps } from '@uid/contract/micro-apps';
import { localPath, splitLanguage } from '@uid/contract/paths';
import type { ShellProps } from '@uid/micro-app/protocol';
import { createMicroApps } from '@uid/micro-app/micro-app';

import { reportMicroAppError } from './errors/report-micro-app-error.ts';
import { showProblem } from './errors/show-problem.ts';
import { followTheme, readTheme } from './follow-theme.ts';
import { keepLanguageLink } from '../layout/keep-language-link.ts';
import { pageBrand } from '../layout/page-brand.ts';
import { factsMarker, microAppMarker, statusMarker } from './micro-app-markers.ts';
import type { FramePart } from './micro-app-markers.ts';
import { tellShown } from './tell-shown.ts';

interface TitledProps extends ShellProps {
  /** The child calls it with the title of each page it opens. */
  onTitle: (title: string) => void;
  /** Facts that the page knows and that the child would otherwise have to request. */
  facts?: unknown;
}

/** The elements in which the page shows the micro-app, as `MicroAppFrame` wrote them. */
export interface Frame {
  name: string;
  element: Element;
  loading: HTMLElement;
  problem: HTMLElement;
  child: HTMLElement;
}

export function findFrame(): Frame {
  const element = document.querySelector(`[${microAppMarker}]`);
  const part = (each: FramePart) => element?.querySelector<HTMLElement>(`[data-part="${each}"]`);
  const [loading, problem, child] = [part('loading'), part('problem'), part('child')];
  if (!element || !loading || !problem || !child)
    throw new Error('The page has no frame for a micro-app.');
  return { name: element.getAttribute(microAppMarker) ?? '', element, loading, problem, child };
}

/** Mounts the micro-app that the page's frame names, and shows in the frame that it is loading, or what went wrong. */
export function hostMicroApp({ name, element, loading, problem, child }: Frame): void {
  const host = createMicroApps({ registry: microApps, onError: reportMicroAppError });
  const app = host.mount<TitledProps>(name, child, {
    ...shellProps(name),
    ...factsOf(element),
  });
  let shown: unknown;
  const show = () => {
    const { status, error } = app;
    element.setAttribute(statusMarker, status);
    loading.hidden = status === 'MOUNTED' || error !== undefined;
    if (loading.hidden) tellShown();
    // The error is shown already: a screen reader must not read it out again.
    if (shown === error) return;
    shown = error;
    if (!error) return problem.replaceChildren();
    const isChildThere = status === 'MOUNTED' || status === 'UNMOUNTING';
    showProblem(problem, { error, isChildThere, onRetry: () => void app.retry() });
  };
  app.subscribe(show);
  show();
  followTheme((theme) => void app.update({ theme }));
  keepLanguageLink();
}

function factsOf(element: Element): Pick<TitledProps, 'facts'> {
  const written = element.getAttribute(factsMarker);
  return written ? { facts: JSON.parse(written) as unknown } : {};
}

function shellProps(name: string): TitledProps {
  const { language } = splitLanguage(location.pathname);
  const brand = pageBrand();
  return {
    basename: localPath(microApps[name]?.route ?? '/', language),
    language,
    theme: readTheme(),
    onTitle: (title) => {
      document.title = `${title} · ${brand}`;
    },
    navigate: (path) => {
      dispatchEvent(new Event(storedEvent));
      location.replace(path);
    },
  };
}
