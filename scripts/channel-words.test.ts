import { languages } from '@uid/contract/language';
import { expect, test } from 'vitest';

import { messageTexts } from '../apps/operator/src/features/messages/message-texts.ts';
import { channelModules } from '../apps/server/src/features/messages/channel-modules.ts';

test.each(languages)('the console has a word for every channel (%s)', (language) => {
  const { channels } = messageTexts[language];
  expect(Object.keys(channels).toSorted()).toEqual(
    channelModules.map(({ code }) => code).toSorted(),
  );
});
