/** By these attributes the script finds the steps it walks through. */
export const stepMarkers = {
  /** On the whole; says "step N of M" with the letters N and M in braces. */
  root: 'data-steps',
  controls: 'data-steps-controls',
  move: 'data-steps-move',
  status: 'data-steps-status',
  step: 'data-steps-step',
} as const;
