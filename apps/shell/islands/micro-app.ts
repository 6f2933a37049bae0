import { afterPaint } from '../app/layout/after-paint.ts';
import { hostMicroApp } from '../app/micro-apps/host-micro-app.ts';

hostMicroApp();
// In the same file: enhance.ts leaves it to this script.
afterPaint();
