import { identityRoutes } from '@uid/contract/pages';
import { localPath } from '@uid/contract/paths';

import type { ServerContext } from '../../../context.ts';
import type { Handle } from '../../../database/database.ts';
import type { Caller } from '../../../http/caller.ts';
import { readLetterhead } from '../../contents/read-letterhead.ts';
import { queueMail } from '../../messages/mail/queue-mail.ts';
import { linkOriginOf } from '../link-origin.ts';
import { findMobile } from '../mobile/repository.ts';
import type { Account } from '../repository.ts';
import { newDeviceMail } from './new-device-mail.ts';
import { textOwner } from './notify-owner.ts';

interface NewDevice {
  account: Pick<Account, 'id' | 'email'>;
  /** The token with which the mail's link ends the login. */
  endToken: string;
}

/**
 * Notifies the owner of a login in a browser that is new to the account: by mail, and by text message if the account
 * has a number.
 */
export async function notifyOfNewDevice(
  handle: Handle,
  { account, endToken }: NewDevice,
  { caller, context }: { caller: Caller; context: ServerContext },
): Promise<void> {
  const { language, address, agent } = caller;
  const origin = linkOriginOf(caller, context.config);
  // The token is in the fragment, which no browser sends and no log contains; the page sends it once the owner presses
  // the button.
  const link = origin && `${origin}${localPath(identityRoutes.endDevice, language)}#${endToken}`;
  if (account.email !== null) {
    const letterhead = await readLetterhead(handle, language);
    const mail = newDeviceMail({ at: context.now(), address, agent, link }, letterhead);
    await queueMail(handle, { ...mail, recipient: account.email }, context);
  }
  const mobile = await findMobile(handle, account.id);
  if (!mobile) return;
  const text = { kind: 'logged-in', language, number: mobile.number } as const;
  await textOwner(handle, text, context);
}
