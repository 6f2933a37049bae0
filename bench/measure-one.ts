import { benches } from './benches.ts';

/** Started by `run.ts`, which it sends the result: `measure-one.ts NAME [--quick]`. */
const [name = '', ...options] = process.argv.slice(2);
const measure = await benches[name]?.load();
const result = await measure?.({ isQuick: options.includes('--quick') });
process.send?.(result, () => process.exit());
