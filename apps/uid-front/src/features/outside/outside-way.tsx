import type { startOutsideLogin } from '@uid/contract/login-ways';
import type { startOutsideLink } from '@uid/contract/outside-login';

import { ConfirmForm } from '../../form/confirm-form.tsx';
import { useSession } from '../../session/session-context.ts';

interface OutsideWayProps {
  endpoint: typeof startOutsideLogin | typeof startOutsideLink;
  provider: string;
  label: string;
}

/** The button that leads to another company's page, and why it could not. */
export function OutsideWay({ endpoint, provider, label }: OutsideWayProps) {
  const { query, send } = useSession();
  async function go(): Promise<void> {
    const returnPath = query.get('return') ?? undefined;
    const { address } = await send(endpoint, { provider, returnPath });
    location.assign(address);
  }
  return <ConfirmForm submit={label} tone="secondary" onConfirm={go} />;
}
