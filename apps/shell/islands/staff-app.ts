import { afterPaint } from '../app/layout/after-paint.ts';
import { findFrame } from '../app/micro-apps/host-micro-app.ts';
import { hostStaffApp } from '../app/micro-apps/host-staff-app.ts';

void hostStaffApp(findFrame());
afterPaint();
