import { languages } from '@uid/contract/language';
import type { Language } from '@uid/contract/language';

import { grantOperator } from '../../apps/server/src/features/identity/operators/grant-operator.ts';
import type { GrantOutcome } from '../../apps/server/src/features/identity/operators/grant-operator.ts';
import { operate, readEmail, Refusal } from './operate.ts';

const usage = `Usage: npm run create-operator -- EMAIL [--language ${languages.join('|')}]`;

await operate(async (context) => {
  const { email, value } = readEmail('language', usage);
  const language = readLanguage(value ?? 'zh');
  return sentenceOf(await grantOperator(context, { email, language }), email);
});

function readLanguage(text: string): Language {
  const language = languages.find((each) => each === text);
  if (!language) throw new Refusal(usage);
  return language;
}

function sentenceOf(outcome: GrantOutcome, email: string): string {
  if (outcome === 'granted')
    return `${email} is an operator from the next login on, with an authenticator app set up.`;
  return `${email} has no account yet: an invitation is in the outbox, the running server mails it. Whoever registers with this address is an operator.`;
}
