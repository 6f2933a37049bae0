import type { ServerContext } from './context.ts';
import type { Publish } from './events.ts';
import { subscribers } from './subscribers.ts';

/** Adds to what the process is given the function that lets subscribers act on its events. */
export function createContext(given: Omit<ServerContext, 'publish'>): ServerContext {
  const publish: Publish = async (handle, name, event) => {
    // Subscribers act one after the other: if one refuses, no later one has written anything.
    for (const act of subscribers[name]) await act(handle, event, given);
  };
  return { ...given, publish };
}
