import type { ServerContext } from './context.ts';
import type { Publish } from './events.ts';
import { subscribers } from './subscribers.ts';

/** Joins what the process is given with who acts upon what happens in it. */
export function createContext(given: Omit<ServerContext, 'publish'>): ServerContext {
  const publish: Publish = async (handle, name, event) => {
    await Promise.all(subscribers[name].map((act) => act(handle, event, given)));
  };
  return { ...given, publish };
}
