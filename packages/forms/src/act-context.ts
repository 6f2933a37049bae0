import { createContext } from 'react';

/** Called by a form with the promise of each submission, so that the form's container can follow it. */
export const ActContext = createContext<((act: Promise<unknown>) => void) | undefined>(undefined);
