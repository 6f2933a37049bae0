import type { Client } from '@uid/contract/client';
import type { Language } from '@uid/contract/language';
import type { BrowserStorage } from '@uid/contract/storage';
import type { StepUp } from '@uid/forms/use-step-up';
import { createContext, useContext } from 'react';

/** What every screen works with. */
export interface ConsoleSession extends Client {
  language: Language;
  storage: BrowserStorage;
  /** Says shortly that something was done. */
  notify: (message: string) => void;
  /** Says why something was not done, until the person closes it or goes on. Yields what takes it away. */
  warn: (message: string) => () => void;
  /** Takes away what was said so: the person does the next thing. */
  endWarnings: () => void;
  /** Asks who is there for a proof by one of these. */
  prove: StepUp['prove'];
  /** Told the title of each screen that opens. */
  onTitle: (title: string) => void;
}

export const ConsoleSessionContext = createContext<ConsoleSession | undefined>(undefined);

export function useConsoleSession(): ConsoleSession {
  const session = useContext(ConsoleSessionContext);
  if (!session) throw new Error('useConsoleSession outside of App');
  return session;
}

/** The screen's words in the language of the page. */
export function useTexts<T>(texts: Record<Language, T>): T {
  return texts[useConsoleSession().language];
}
