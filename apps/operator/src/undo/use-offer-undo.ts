import type { Endpoint, InputOf, OutputOf } from '@uid/contract/endpoint';
import { createContext, useContext } from 'react';

/** How an action can be undone: by a call that does the opposite. */
export interface Undoable<E extends Endpoint> {
  /** A short sentence that says what was done. */
  words: string;
  endpoint: E;
  input: InputOf<E>;
  onDone?: (result: OutputOf<E>) => void;
}

export type OfferUndo = <E extends Endpoint>(undoable: Undoable<E>) => void;

interface Undo {
  offer: OfferUndo;
  /** Removes the offer. */
  end: () => void;
}

export const UndoContext = createContext<Undo>({ offer: () => undefined, end: () => undefined });

/**
 * Returns a function that says what was done and offers to undo it; only for actions that nobody outside has been
 * notified of.
 */
export function useOfferUndo(): OfferUndo {
  return useContext(UndoContext).offer;
}

/**
 * Returns a function that removes the current offer, because after the next write it no longer concerns the last
 * action.
 */
export function useEndUndo(): () => void {
  return useContext(UndoContext).end;
}
