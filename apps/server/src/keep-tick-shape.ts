import { executionAsyncResource } from 'node:async_hooks';

const kept: object[] = [];

/**
 * Keeps one of the objects that Node makes for each `process.nextTick`. A full collection that finds none of them alive
 * also drops the shape that V8 had learnt, and from then on each call takes six times as long (decision 0177).
 */
export function keepTickShape(): void {
  process.nextTick(() => kept.push(executionAsyncResource()));
}
