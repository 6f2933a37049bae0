import type { Customer } from '@uid/contract/customers';
import { DescriptionList } from '@uid/ui/description-list';

import { useFormats } from '../../format/use-formats.ts';
import { Part } from '../../screen/part.tsx';
import { useTexts } from '../../session/console-session.ts';
import { customerTexts } from './customer-texts.ts';

/** The facts of an account: owner, contact, state, and requests for export or erasure. */
export function CustomerAbout({ customer }: { customer: Customer }) {
  const own = useTexts(customerTexts);
  const { number, time } = useFormats();
  const { email, displayName, mobile, createdAt, lastLoginAt, disabledAt, lockedUntil, devices } =
    customer;
  const { hasPassword, exportAskedAt, erasure } = customer;
  const asked = [
    ...(exportAskedAt === undefined ? [] : [own.exportAsked(time(exportAskedAt))]),
    ...(erasure ? [own.erasureAsked(time(erasure.askedAt), time(erasure.dueAt))] : []),
  ];
  return (
    <Part title={own.about}>
      <DescriptionList
        items={[
          { term: own.email, details: email },
          { term: own.displayName, details: displayName ?? own.none },
          { term: own.mobile, details: mobile ?? own.none },
          { term: own.since, details: time(createdAt) },
          { term: own.login, details: time(lastLoginAt) },
          { term: own.password, details: hasPassword ? own.has : own.none },
          { term: own.devices, details: number(devices) },
          ...(disabledAt === undefined
            ? []
            : [{ term: own.disabledAt, details: time(disabledAt), strong: true }]),
          ...(lockedUntil === undefined
            ? []
            : [{ term: own.locked, details: own.lockedUntil(time(lockedUntil)), strong: true }]),
          ...asked.map((details) => ({ id: details, term: own.asked, details })),
        ]}
      />
    </Part>
  );
}
