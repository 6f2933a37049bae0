import { RouterContextProvider, createRequestHandler } from 'react-router';
import * as build from 'virtual:react-router/server-build';

import { fillFrame } from './islands/fill-frame.tsx';
import { pageServices } from './page-services.ts';
import type { PageServices } from './page-services.ts';

const handleRequest = createRequestHandler(build, 'production');

/** Answers one page request; the server that listens calls this and nothing else of the shell. */
export function handlePage(request: Request, services: PageServices): Promise<Response> {
  return handleRequest(request, contextOf(services));
}

/** Puts the visitor's island into a page that `handlePage` rendered with `isFrame`. */
export async function fillPage(
  frame: string,
  request: Request,
  services: PageServices,
): Promise<string> {
  const { page } = services;
  if (!page) throw new Error('There is no page to fill.');
  return fillFrame(frame, { request, context: contextOf(services) }, page);
}

function contextOf(services: PageServices): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(pageServices, services);
  return context;
}
