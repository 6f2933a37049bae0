import { Notice } from '@uid/ui/notice';

import { useSession } from '../../session/session-context.ts';

const texts = {
  zh: {
    ahead: (time: string) => `这台设备的时钟快了约 ${time}`,
    behind: (time: string) => `这台设备的时钟慢了约 ${time}`,
    minutes: (count: number) => `${count} 分钟`,
    seconds: (count: number) => `${count} 秒`,
    step: '验证码按时间计算，时钟不准，看起来对的验证码也会不对。请在系统设置里打开自动设置时间，再输入新的验证码。',
  },
  en: {
    ahead: (time: string) => `This device’s clock is about ${time} ahead`,
    behind: (time: string) => `This device’s clock is about ${time} behind`,
    minutes: (count: number) => `${count} ${count === 1 ? 'minute' : 'minutes'}`,
    seconds: (count: number) => `${count} seconds`,
    step: 'Codes are computed from the time, so one that looks right is wrong when the clock is. Let the system set the time by itself, then enter a new code.',
  },
};

/** Says why a code is refused although the app shows it. `skew` is in milliseconds; above zero the device is ahead. */
export function ClockNotice({ skew }: { skew: number }) {
  const own = texts[useSession().language];
  const seconds = Math.round(Math.abs(skew) / 1000);
  const time = seconds < 90 ? own.seconds(seconds) : own.minutes(Math.round(seconds / 60));
  return (
    <Notice tone="warning" role="alert" title={skew > 0 ? own.ahead(time) : own.behind(time)}>
      {own.step}
    </Notice>
  );
}
