import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { languageTags } from '@uid/contract/language';
import { FormSessionContext } from '@uid/forms/form-session';
import type { FormSession } from '@uid/forms/form-session';
import { useMemo } from 'react';

import type { OpenedConsole } from './open-console.ts';
import type { OwnSession } from './session/create-console-session.ts';
import { ProvenSession } from './session/proven-session.tsx';
import { StaffGate } from './staff/staff-gate.tsx';

/** The console: provides the session, and renders the frame with the screen that the address names. */
export function App({ session, answers, router }: Omit<OpenedConsole, 'close'>) {
  const formSession = useMemo(() => formSessionOf(session), [session]);
  return (
    <FormSessionContext value={formSession}>
      <QueryClientProvider client={answers}>
        <div lang={languageTags[session.language]}>
          <ProvenSession session={session}>
            <StaffGate>
              <RouterProvider router={router} />
            </StaffGate>
          </ProvenSession>
        </div>
      </QueryClientProvider>
    </FormSessionContext>
  );
}

function formSessionOf({ language, request, storage }: OwnSession): FormSession {
  return {
    language,
    send: (endpoint, input) => request(endpoint, input, { skipErrorHandler: true }),
    get email() {
      return storage.get('user')?.email ?? '';
    },
  };
}
