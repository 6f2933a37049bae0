import { afterPaint } from '../app/layout/after-paint.ts';
import { findFrame, hostMicroApp } from '../app/micro-apps/host-micro-app.ts';

hostMicroApp(findFrame());
// In the same file: enhance.ts leaves it to this script.
afterPaint();
