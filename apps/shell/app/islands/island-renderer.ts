import { createContext } from 'react';
import type { ReactNode } from 'react';

/**
 * Renders an island apart from its page, so that its ids begin anew as they do when it is hydrated.
 * Given where documents are rendered: no script of a browser carries the renderer.
 */
export const IslandRenderer = createContext<((island: ReactNode) => string) | undefined>(undefined);
