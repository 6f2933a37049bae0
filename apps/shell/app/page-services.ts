import type { Call } from '@uid/contract/endpoint';
import { createContext } from 'react-router';

/** What the server gives a page being rendered. */
export interface PageServices {
  /** Calls the API in-process, for the visitor who asked. */
  call: Call;
  /** Scheme and host as the visitor sees them. */
  origin: string;
  /** The id of the request, in its answer and in the log. */
  requestId: string;
  /** Logs what broke the page. */
  onFailure: (cause: unknown) => void;
}

export const pageServices = createContext<PageServices>();
