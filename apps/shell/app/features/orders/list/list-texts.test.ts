import { expect, test } from 'vitest';

import { messageTexts } from '../../conversations/message-texts.ts';
import { listTexts } from './list-texts.ts';

test.each([listTexts.zh.payBy, messageTexts.zh.shut])(
  'in Chinese no space follows the zone that a time ends with',
  (say) => {
    const time = '11月9日 02:05（UTC+1）';
    expect(say(time)).toContain(time);
    expect(say(time)).not.toMatch(/[（）] | [（）]/);
  },
);
