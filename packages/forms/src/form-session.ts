import type { Endpoint, InputOf, OutputOf } from '@uid/contract/endpoint';
import type { Language } from '@uid/contract/language';
import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';

/** What the forms of an application need of it. */
export interface FormSession {
  language: Language;
  /** Calls the server; every form shows its own failures. */
  send: <E extends Endpoint>(endpoint: E, input: InputOf<E>) => Promise<OutputOf<E>>;
  /** Whose password a form asks for. */
  email: string;
  /** The application's own way out of a refusal: a link or a button below its sentence. */
  recoveryOf?: (error: string | undefined) => ReactNode;
}

export const FormSessionContext = createContext<FormSession | undefined>(undefined);

export function useFormSession(): FormSession {
  const session = useContext(FormSessionContext);
  if (!session) throw new Error('useFormSession outside of a FormSessionContext');
  return session;
}
