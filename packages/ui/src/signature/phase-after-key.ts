const stepsOfWave = 64;

const stepsByKey: Record<string, number> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 8,
  PageDown: -8,
};

/** The phase, from 0 to 1, that a key asks for; nothing where the key means something else. */
export function phaseAfterKey(key: string, phase: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return (stepsOfWave - 1) / stepsOfWave;
  const steps = stepsByKey[key];
  if (steps === undefined) return undefined;
  const next = Math.round(phase * stepsOfWave) + steps;
  return ((next + stepsOfWave) % stepsOfWave) / stepsOfWave;
}
