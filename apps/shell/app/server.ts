import { RouterContextProvider, createRequestHandler } from 'react-router';
import * as build from 'virtual:react-router/server-build';

import { pageServices } from './page-services.ts';
import type { PageServices } from './page-services.ts';

const handleRequest = createRequestHandler(build, 'production');

/** Answers one page request; the server that listens calls this and nothing else of the shell. */
export function handlePage(request: Request, services: PageServices): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(pageServices, services);
  return handleRequest(request, context);
}
