import { useQueryClient } from '@tanstack/react-query';
import type { StaffFactor } from '@uid/contract/staff-roles';
import { Button } from '@uid/ui/button';

import { useConsoleSession, useTexts } from '../session/console-session.ts';

const texts = {
  zh: {
    title: '请用登记过的方式确认',
    lead: '员工权限只在用登记的通行密钥或验证器应用确认之后才打开；这次登录还没有用过它。',
    submit: '确认',
  },
  en: {
    title: 'Confirm with the factor you enrolled',
    lead: 'The rights of staff open once you have confirmed with the passkey or app that you enrolled; this login has not used it yet.',
    submit: 'Confirm',
  },
};

/** Asks for the enrolled factor: a session that was opened without it has no staff rights until the user proves it. */
export function ProofOfPerson({ factor }: { factor: StaffFactor | undefined }) {
  const { prove } = useConsoleSession();
  const answers = useQueryClient();
  const { title, lead, submit } = useTexts(texts);
  const begin = () =>
    void prove([factor ?? 'passkey']).then(
      () => answers.invalidateQueries(),
      () => undefined,
    );
  return (
    <>
      <h1>{title}</h1>
      <p>{lead}</p>
      <p>
        <Button size="large" onClick={begin}>
          {submit}
        </Button>
      </p>
    </>
  );
}
