import '@uid/ui/tokens.css';
import '@uid/ui/fonts.css';
import '@uid/ui/base.css';

import { mountStandalone } from '@uid/micro-app/standalone';

import * as lifecycles from './main.tsx';

/** The entry as a page of its own: no shell, the same application. */
await mountStandalone(lifecycles, { name: 'uid-front', basename: '/child/uid-front' });
