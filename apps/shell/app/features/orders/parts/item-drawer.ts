import { createContext } from 'react';
import type { ReactNode } from 'react';

/** Draws an item at once, where pages are made; a browser has to fetch what draws. */
export const ItemDrawer = createContext<((drawing: string) => ReactNode) | undefined>(undefined);
