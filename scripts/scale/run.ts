import { writeComputed } from './capacity-page.ts';
import { describeCapacity } from './describe-capacity.ts';
import { measure, readMeasured } from './measure.ts';

/**
 * `npm run capacity` computes docs/scale.md from the measurements and from `assumptions.ts`, and prints it.
 * `npm run capacity -- measure` measures first. TEST_DATABASE_URL names a PostgreSQL server on this machine.
 */
if (process.argv[2] === 'measure') await measure();
const text = describeCapacity(readMeasured());
writeComputed(text);
console.log(text);
