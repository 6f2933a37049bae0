import type { Client } from '@uid/contract/client';
import type { Language } from '@uid/contract/language';
import type { BrowserStorage } from '@uid/contract/storage';
import type { StepUp } from '@uid/forms/use-step-up';
import { createContext, useContext } from 'react';

/** The session that every screen works with. */
export interface ConsoleSession extends Client {
  language: Language;
  storage: BrowserStorage;
  /** Shows a short notification that something was done. */
  notify: (message: string) => void;
  /**
   * Shows why something was not done, until the user closes the message or goes on. Returns a function that removes
   * it.
   */
  warn: (message: string) => () => void;
  /** Removes all warnings, because the user does the next thing. */
  endWarnings: () => void;
  /** Asks the user for a proof by one of the given methods. */
  prove: StepUp['prove'];
  /** Called with the title of each screen that opens. */
  onTitle: (title: string) => void;
}

export const ConsoleSessionContext = createContext<ConsoleSession | undefined>(undefined);

export function useConsoleSession(): ConsoleSession {
  const session = useContext(ConsoleSessionContext);
  if (!session) throw new Error('useConsoleSession outside of App');
  return session;
}

/** Returns the texts of a screen in the language of the page. */
export function useTexts<T>(texts: Record<Language, T>): T {
  return texts[useConsoleSession().language];
}
