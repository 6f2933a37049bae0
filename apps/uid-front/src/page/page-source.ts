import type { ComponentType } from 'react';

/** A page, or a part of one, in a file of its own. */
export interface PageSource<Props extends object = object> {
  /** Undefined until it has arrived. */
  component: ComponentType<Props> | undefined;
  load: () => Promise<void>;
}

export function pageSource<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): PageSource<Props> {
  const source: PageSource<Props> = {
    component: undefined,
    async load() {
      source.component ??= await load();
    },
  };
  return source;
}
