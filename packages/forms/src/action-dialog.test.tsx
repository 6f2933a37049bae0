import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { ActionDialog } from './action-dialog.tsx';
import { FormSessionContext } from './form-session.ts';
import type { FormSession } from './form-session.ts';

const session: FormSession = {
  language: 'en',
  email: 'wang@example.com',
  send: () => Promise.reject(new Error('Nothing is sent here.')),
};

function write(isOpen: boolean): string {
  return renderToStaticMarkup(
    <FormSessionContext value={session}>
      <ActionDialog
        id="a"
        title="A"
        lead="What happens."
        isOpen={isOpen}
        onToggle={() => undefined}
      >
        <input name="password" />
      </ActionDialog>
    </FormSessionContext>,
  );
}

test('closed, it holds no form, so that what was typed is gone when it opens again', () => {
  expect(write(true)).toContain('name="password"');
  expect(write(false)).not.toContain('name="password"');
});
