import { createContext } from 'react';
import type { ReactNode } from 'react';

/** Says how an island is put into its document. */
export interface IslandRendering {
  /** Renders the island apart from its page, so that its ids start anew as they do in hydration. */
  markup: (island: ReactNode) => string;
  /** Serializes the island's props as JSON that a script element can contain. */
  props: (props: object) => string;
}

/** Provided only where documents are rendered, so that no browser script contains the renderer. */
export const IslandRenderer = createContext<IslandRendering | undefined>(undefined);

export function propsJson(props: object): string {
  return JSON.stringify(props).replaceAll('<', '\\u003c');
}

/** Comments that mark the visitor's island and its props in a frame, which is a page that is the same for everybody. */
export const placeholders = { markup: '<!--island-->', props: '<!--island-props-->' } as const;

/** Leaves placeholders for an island. */
export const roomForIsland: IslandRendering = {
  markup: () => placeholders.markup,
  props: () => placeholders.props,
};
