import type { DrawingName } from './drawing-name.ts';
import type { Picture } from './shape.ts';

/** The kit's drawings as painted outlines: for paper, and for the dark background of the preview images. */
export type Pictures = Record<'print' | 'night', Record<DrawingName, Picture>>;
