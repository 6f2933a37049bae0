import { readFileSync } from 'node:fs';

const ticksPerSecond = 100;

/** Seconds that a process has had the processor, its own and the system's work for it, from Linux's own books. */
export function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}
