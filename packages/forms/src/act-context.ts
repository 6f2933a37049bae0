import { createContext } from 'react';

/** Told of what a form does, by what holds the form. */
export const ActContext = createContext<((act: Promise<unknown>) => void) | undefined>(undefined);
