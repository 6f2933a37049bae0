import { useRouteError } from 'react-router';

import { PageError } from './page-error.tsx';

/** The last resort, if even the layout could not be rendered. */
export function ErrorPage() {
  return (
    <main>
      <PageError error={useRouteError()} />
    </main>
  );
}
