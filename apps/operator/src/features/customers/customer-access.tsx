import { describeAgent } from '@uid/contract/describe-agent';
import type { Customer } from '@uid/contract/customers';
import { activityTexts } from '@uid/contract/activity-texts';
import { useFormats } from '../../format/use-formats.ts';
import { Part, Rows } from '../../screen/part.tsx';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { customerTexts } from './customer-texts.ts';

/** A customer's second factors, open sessions and recent account events. */
export function CustomerAccess({ customer }: { customer: Customer }) {
  const own = useTexts(customerTexts);
  const kinds = useTexts(activityTexts);
  const { language } = useConsoleSession();
  const { time } = useFormats();
  const placeOf = ({ address, agent }: { address: string; agent: string }) =>
    address ? `${describeAgent(agent, language)} · ${own.from(address)}` : '';
  return (
    <>
      <Factors customer={customer} />
      <Part title={own.sessions}>
        <Rows rows={customer.sessions} keyOf={({ id }) => id} empty={own.noSession}>
          {({ agent, address, lastSeenAt }) => ({
            text: describeAgent(agent, language),
            small: own.from(address),
            side: own.seen(time(lastSeenAt)),
          })}
        </Rows>
      </Part>
      <Part title={own.events} isWide>
        <Rows rows={customer.events} keyOf={({ id }) => id} empty={own.noEvent}>
          {(event) => ({
            text: kinds[event.kind],
            small: placeOf(event),
            side: time(event.at),
          })}
        </Rows>
      </Part>
    </>
  );
}

interface Factor {
  key: string;
  text: string;
  small: string;
  side?: string;
}

function Factors({ customer }: { customer: Customer }) {
  const own = useTexts(customerTexts);
  const { number, time } = useFormats();
  const { totpEnabledAt, recoveryCodesLeft, passkeys } = customer;
  const factors: Factor[] = [
    ...(totpEnabledAt === undefined
      ? []
      : [
          {
            key: 'totp',
            text: own.totp,
            small: own.totpSince(time(totpEnabledAt), number(recoveryCodesLeft)),
          },
        ]),
    ...passkeys.map(({ id, name = own.passkey, createdAt, lastUsedAt }) => ({
      key: id,
      text: name,
      small: own.added(time(createdAt)),
      ...(lastUsedAt !== undefined && { side: own.used(time(lastUsedAt)) }),
    })),
  ];
  return (
    <Part title={own.factors}>
      <Rows rows={factors} keyOf={({ key }) => key} empty={own.none}>
        {(factor) => factor}
      </Rows>
    </Part>
  );
}
