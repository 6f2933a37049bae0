import type { ReactNode } from 'react';

import { PageLocationContext } from '../layout/page-location.ts';
import type { PageLocation } from '../layout/page-location.ts';
import { IslandErrorBoundary } from './island-error-boundary.tsx';

/** Wraps an island's component, in the same way on the server and in the browser. */
export function IslandFrame({
  location,
  children,
}: {
  location: PageLocation;
  children: ReactNode;
}) {
  return (
    <PageLocationContext value={location}>
      <IslandErrorBoundary>{children}</IslandErrorBoundary>
    </PageLocationContext>
  );
}
