import { carrierSuite } from '../testing/carrier-suite.ts';
import { sandbox } from './sandbox.ts';
import { openSandboxCarrierStage } from './testing/sandbox-carrier-stage.ts';

carrierSuite(sandbox, openSandboxCarrierStage);
