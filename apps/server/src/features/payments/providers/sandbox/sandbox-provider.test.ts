import { paymentSuite } from '../testing/payment-suite.ts';
import { sandbox } from './sandbox.ts';
import { openSandboxStage } from './testing/sandbox-stage.ts';

paymentSuite(sandbox, openSandboxStage);
