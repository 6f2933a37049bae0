import type { Endpoint, InputOf, OutputOf } from '@uid/contract/endpoint';
import type { Language } from '@uid/contract/language';
import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';

/** What the forms need from their application. */
export interface FormSession {
  language: Language;
  /** Calls the server; every form shows its own errors. */
  send: <E extends Endpoint>(endpoint: E, input: InputOf<E>) => Promise<OutputOf<E>>;
  /** The e-mail address of the account whose password a form asks for. */
  email: string;
  /** The application's own remedy for an error: a link or a button below the message. */
  recoveryOf?: (error: string | undefined) => ReactNode;
}

export const FormSessionContext = createContext<FormSession | undefined>(undefined);

export function useFormSession(): FormSession {
  const session = useContext(FormSessionContext);
  if (!session) throw new Error('useFormSession outside of a FormSessionContext');
  return session;
}
