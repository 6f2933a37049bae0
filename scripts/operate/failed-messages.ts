import {
  listFailedMessages,
  requeueFailed,
} from '../../apps/server/src/features/messages/repository.ts';
import { recordAct } from '../../apps/server/src/features/audit/record-act.ts';
import type { ServerContext } from '../../apps/server/src/context.ts';
import { operate, Refusal } from './operate.ts';

const usage = 'Usage: npm run failed-messages -- [--resend all | --resend ID …]';
const shown = 100;

/** Lists the mails and text messages that were given up, or queues them in the outbox again. */
await operate(async (context) => {
  const [option, ...ids] = process.argv.slice(2);
  if (option === undefined) return list(context);
  if (option !== '--resend' || ids.length === 0 || ids.some((id) => id.startsWith('-')))
    throw new Refusal(usage);
  return resend(context, ids.length === 1 && ids[0] === 'all' ? 'all' : ids);
});

async function list({ database }: ServerContext): Promise<string> {
  const messages = await listFailedMessages(database.handle, { limit: shown });
  for (const { id, settledAt, channel, recipient, subject, lastError } of messages) {
    const at = new Date(settledAt ?? 0).toISOString();
    console.log([id, at, channel, recipient, subject, lastError ?? ''].join('\t'));
  }
  return messages.length === shown
    ? `The newest ${shown} of those that were given up.`
    : `${messages.length} given up.`;
}

async function resend(context: ServerContext, ids: string[] | 'all'): Promise<string> {
  const { database, now } = context;
  const by = { actor: 'command', roles: [] };
  const count = await database.transact(async (handle) => {
    const resent = await requeueFailed(handle, ids, now());
    const act = { action: 'resend-messages', by, note: { after: { ids, resent } } } as const;
    if (resent > 0) await recordAct(handle, act, context);
    return resent;
  });
  if (count === 0) throw new Refusal('None of these was given up: nothing is sent again.');
  return `${count} in the outbox again: the running server sends them.`;
}
