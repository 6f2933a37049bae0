import { createContext } from 'react';
import type { ReactNode } from 'react';

/** How an island gets into its document. */
export interface IslandRendering {
  /** Renders it apart from its page, so that its ids begin anew as they do when it is hydrated. */
  markup: (island: ReactNode) => string;
  /** Its properties as JSON that can stand in a script element. */
  props: (props: object) => string;
}

/** Given where documents are rendered: no script of a browser carries the renderer. */
export const IslandRenderer = createContext<IslandRendering | undefined>(undefined);

export function propsJson(props: object): string {
  return JSON.stringify(props).replaceAll('<', '\\u003c');
}

/** What stands in a frame, a page that is the same for everybody, where a visitor's island goes. */
export const placeholders = { markup: '<!--island-->', props: '<!--island-props-->' } as const;

/** Leaves room for an island. */
export const roomForIsland: IslandRendering = {
  markup: () => placeholders.markup,
  props: () => placeholders.props,
};
