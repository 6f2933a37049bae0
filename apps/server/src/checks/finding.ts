/** What a check of a deployment found. `fail`: the server does not start, or harm is certain. `warn`: somebody has to look. */
export interface Finding {
  state: 'ok' | 'warn' | 'fail';
  /** What is so, and where it is not well, what to do. */
  sentence: string;
}

export const ok = (sentence: string): Finding => ({ state: 'ok', sentence });
export const warn = (sentence: string): Finding => ({ state: 'warn', sentence });
export const fail = (sentence: string): Finding => ({ state: 'fail', sentence });
