import { afterPaint } from '../app/layout/after-paint.ts';
import { findFrame, hostMicroApp } from '../app/micro-apps/host-micro-app.ts';

hostMicroApp(findFrame());
// The function is in the same file as this script, so enhance.ts leaves the call to this script.
afterPaint();
