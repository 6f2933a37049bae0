import { mountStandalone } from '../../../packages/micro-app/src/standalone.ts';
import * as lifecycles from './lifecycles.ts';

await mountStandalone(lifecycles, { name: 'child' });
