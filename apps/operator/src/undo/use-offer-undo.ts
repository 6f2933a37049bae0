import type { Endpoint, InputOf, OutputOf } from '@uid/contract/endpoint';
import { createContext, useContext } from 'react';

/** How something that was just done is taken back: by a call that does the opposite. */
export interface Undoable<E extends Endpoint> {
  /** What was done, shortly. */
  words: string;
  endpoint: E;
  input: InputOf<E>;
  onDone?: (result: OutputOf<E>) => void;
}

export type OfferUndo = <E extends Endpoint>(undoable: Undoable<E>) => void;

interface Undo {
  offer: OfferUndo;
  /** Takes the offer away. */
  end: () => void;
}

export const UndoContext = createContext<Undo>({ offer: () => undefined, end: () => undefined });

/** Says what was done and offers to take it back, for whatever nobody outside has heard of. */
export function useOfferUndo(): OfferUndo {
  return useContext(UndoContext).offer;
}

/** Takes away what is still offered: with the next write it is no longer the last thing that was done. */
export function useEndUndo(): () => void {
  return useContext(UndoContext).end;
}
