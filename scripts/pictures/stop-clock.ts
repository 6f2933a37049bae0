import { pictureTime } from './picture-time.ts';

/* Loaded before the server: the clock of its process stands still. */
globalThis.Date = class StoppedDate extends Date {
  constructor(...given: [] | [number | string | Date]) {
    super(given.length === 0 ? pictureTime : given[0]);
  }

  static override now(): number {
    return pictureTime;
  }
} as DateConstructor;
