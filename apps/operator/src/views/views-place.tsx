import { useMatches } from '@tanstack/react-router';
import { viewPaths } from '@uid/contract/view-paths';
import { lazy, Suspense } from 'react';

import { PartBoundary } from '../screen/part-boundary.tsx';
import { useMay } from '../staff/who.ts';
import { viewsAddress } from './views-address.ts';
import styles from './saved-views.module.css';

/** Loaded with the first list, because its forms import schemas. */
const SavedViews = lazy(async () => ({
  default: (await import('./saved-views.tsx')).SavedViews,
}));

/** Shows the saved views of a list that has filters. */
export function ViewsPlace() {
  const may = useMay();
  const route = useMatches().at(-1)?.fullPath;
  const path = viewPaths.find((each) => each === route);
  if (!path || !may(viewsAddress.permission)) return null;
  return (
    <div className={styles.place}>
      <PartBoundary>
        <Suspense>
          <SavedViews path={path} />
        </Suspense>
      </PartBoundary>
    </div>
  );
}
