import { createContext } from 'react';

/** The id under which the server logged the request of the page being rendered. */
export const RequestIdContext = createContext<string | undefined>(undefined);
