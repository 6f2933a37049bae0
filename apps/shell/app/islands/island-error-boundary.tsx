import { Component } from 'react';
import type { ReactNode } from 'react';

import { ChunkError, IslandError } from './island-error.tsx';

interface State {
  error?: unknown;
}

/** Shows the failure of an island in its place, so that the rest of the page stays. */
export class IslandErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return isChunkError(error) ? <ChunkError /> : <IslandError />;
  }
}

/** Browsers word this error differently, but all of them name the module that failed. */
function isChunkError(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|module script|Unable to preload/i.test(error.message)
  );
}
