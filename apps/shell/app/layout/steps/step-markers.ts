/** The attributes by which the script finds the steps that it walks through. */
export const stepMarkers = {
  root: 'data-steps',
  controls: 'data-steps-controls',
  move: 'data-steps-move',
  /** Its value says "step N of M" with the letters N and M in braces. */
  status: 'data-steps-status',
  step: 'data-steps-step',
} as const;

/** Fills the number of a step and the count of steps into the text of `stepMarkers.status`. */
export function sayStep(words: string, step: number, count: number): string {
  return words.replace('{N}', `${step}`).replace('{M}', `${count}`);
}
