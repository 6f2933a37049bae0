/** By these attributes the script finds the steps it walks through. */
export const stepMarkers = {
  /** On the whole; says "step N of M" with the letters N and M in braces. */
  root: 'data-steps',
  controls: 'data-steps-controls',
  move: 'data-steps-move',
  status: 'data-steps-status',
  /** On the `details` of each. */
  step: 'data-steps-step',
} as const;

/** Fills in what `stepMarkers.root` says, for the step with this number. */
export function sayStep(words: string, step: number, count: number): string {
  return words.replace('{N}', `${step}`).replace('{M}', `${count}`);
}
