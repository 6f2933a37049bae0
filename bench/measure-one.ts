import { benches } from './benches.ts';

/** `measure-one.ts NAME [--quick]`, started by `run.ts`, to which it sends the result. */
const [name = '', ...options] = process.argv.slice(2);
const measure = await benches[name]?.load();
const result = await measure?.({ isQuick: options.includes('--quick') });
process.send?.(result, () => process.exit());
