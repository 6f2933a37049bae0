import { Notifications } from '@uid/ui/notifications';
import type { ReactNode } from 'react';

import { PageLocationContext } from '../layout/page-location.ts';
import type { PageLocation } from '../layout/page-location.ts';
import { useLanguage } from '../layout/use-language.ts';
import { notifications } from '../request/shell-request.ts';
import { IslandErrorBoundary } from './island-error-boundary.tsx';
import { islandTexts } from './island-texts.ts';

/** What stands around an island's component, alike on the server and in the browser. */
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
      <Messages />
    </PageLocationContext>
  );
}

function Messages() {
  const texts = islandTexts[useLanguage()];
  return (
    <Notifications store={notifications} label={texts.notifications} closeLabel={texts.close} />
  );
}
