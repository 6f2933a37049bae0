import { createContext } from 'react';
import type { ReactNode } from 'react';

/** Draws an item at once where pages are rendered; a browser has to fetch the code that draws. */
export const ItemDrawer = createContext<((drawing: string) => ReactNode) | undefined>(undefined);
