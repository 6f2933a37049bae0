import { createClient } from '@uid/contract/client';
import { notificationTop } from '@uid/contract/constants';
import { languageOfTag } from '@uid/contract/language';
import { storedEvent } from '@uid/contract/markers';
import { identityRoutes } from '@uid/contract/pages';
import { localPath } from '@uid/contract/paths';
import { createSigner } from '@uid/contract/signer';
import { createBrowserStorage } from '@uid/contract/storage';
import type { MicroAppProps } from '@uid/micro-app/protocol';
import { createNotifications } from '@uid/ui/notifications';

import type { OwnProps } from '../own-props.ts';
import type { ConsoleSession } from './console-session.ts';
import { keepAboveKeyboard } from './keep-above-keyboard.ts';
import { keepMessagesInSight } from './keep-messages-in-sight.ts';

const texts = {
  zh: { label: '控制台通知', closeLabel: '关闭通知' },
  en: { label: 'Console notifications', closeLabel: 'Close the message' },
};

/**
 * Milliseconds. Longer than for visitors: on a wide screen, the user looks at the form that was sent, not at the top.
 */
const noticeDuration = 8_000;

/** The session of a mount before the user can be asked for a proof. */
export type OwnSession = Omit<ConsoleSession, 'prove'>;

/** Binds the site's request layer and the stored session to this mount. */
export function createConsoleSession(props: MicroAppProps<OwnProps>): OwnSession {
  const { navigate, onTitle, fetch, container, signer = createSigner() } = props;
  const language = languageOfTag(props.language);
  const storage = createBrowserStorage(localStorage);
  const notify = createNotifications({
    ...texts[language],
    duration: noticeDuration,
    top: notificationTop,
    parent: container,
  });
  const warnings = new Set<() => void>();
  keepMessagesInSight(props, () => warnings.size > 0);
  keepAboveKeyboard(props);
  const leaveFor = (route: string, reason = '') => {
    const here = location.pathname + location.search + location.hash;
    dispatchEvent(new Event(storedEvent));
    navigate(`${localPath(route, language)}?return=${encodeURIComponent(here)}${reason}`);
  };
  const client = createClient({
    storage,
    language,
    signer,
    ...(fetch && { fetch }),
    notify: (message) => void notify(message, 'danger'),
    onSessionInvalid: () => leaveFor(identityRoutes.login, '&reason=session-ended'),
    onPasswordExpired: () => leaveFor(identityRoutes.modifyPassword),
  });
  return {
    ...client,
    language,
    storage,
    notify: (message) => void notify(message, 'success'),
    warn(message) {
      const end = notify(message, 'danger', true);
      warnings.add(end);
      return end;
    },
    endWarnings() {
      for (const end of warnings) end();
      warnings.clear();
    },
    onTitle: (title) => onTitle?.(title),
  };
}
