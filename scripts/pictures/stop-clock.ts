import { pictureTime } from './picture-time.ts';

/* Loaded before the server, to stop the clock of its process. */
globalThis.Date = class StoppedDate extends Date {
  constructor(...given: [] | [number | string | Date]) {
    super(given.length === 0 ? pictureTime : given[0]);
  }

  static override now(): number {
    return pictureTime;
  }
} as DateConstructor;
