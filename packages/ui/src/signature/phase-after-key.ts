import { bitsOf } from '../interference/interference-pattern.ts';
import type { InterferencePattern } from '../interference/interference-pattern.ts';

const stepsOfWave = 64;

const directions: Record<string, 1 | -1> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
};

/** The phase, from 0 to 1, that a key selects; undefined for a key without a meaning here. */
export function phaseAfterKey(key: string, pattern: InterferencePattern): number | undefined {
  const direction = directions[key];
  if (direction) return nextPhase(pattern, direction);
  switch (key) {
    case 'Home':
      return 0;
    case 'End':
      return (stepsOfWave - 1) / stepsOfWave;
    case 'PageUp':
      return phaseAt(pattern, stepsOfWave / 4);
    case 'PageDown':
      return phaseAt(pattern, -stepsOfWave / 4);
    default:
      return undefined;
  }
}

/**
 * The next phase in a direction at which the light writes other bits, so that each key press changes the written key.
 */
export function nextPhase(pattern: InterferencePattern, direction: 1 | -1): number {
  const written = String(bitsOf(pattern));
  for (let step = 1; step < stepsOfWave; step += 1) {
    const phase = phaseAt(pattern, step * direction);
    if (String(bitsOf({ ...pattern, phase })) !== written) return phase;
  }
  return phaseAt(pattern, direction);
}

function phaseAt({ phase }: InterferencePattern, steps: number): number {
  const next = Math.round(phase * stepsOfWave) + steps;
  return ((next + stepsOfWave) % stepsOfWave) / stepsOfWave;
}
