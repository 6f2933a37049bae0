import { noSettings } from '../../../../settings.ts';
import { createSandboxCompany } from '../../../sandbox-carrier/sandbox-company.ts';
import { carrierModule } from '../carrier-module.ts';
import { createSandboxCarrier } from './sandbox-carrier.ts';

/** The stand-in carrier that is part of the server: its parcels move and arrive automatically. */
export const sandbox = carrierModule({
  code: 'sandbox',
  texts: { zh: { name: '测试速运' }, en: { name: 'Test carrier' } },
  settings: noSettings,
  create: (_settings, context) => createSandboxCarrier(createSandboxCompany(context), context),
});
