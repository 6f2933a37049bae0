import type { ServerContext } from './context.ts';
import type { Publish } from './events.ts';
import { subscribers } from './subscribers.ts';

/** Joins what the process is given with who acts upon what happens in it. */
export function createContext(given: Omit<ServerContext, 'publish'>): ServerContext {
  const publish: Publish = async (handle, name, event) => {
    // One after the other: where one refuses, no later one has written anything.
    for (const act of subscribers[name]) await act(handle, event, given);
  };
  return { ...given, publish };
}
