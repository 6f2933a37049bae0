import { afterPaint } from '../app/layout/after-paint.ts';

afterPaint();
