import { exportPersonalData } from '@uid/contract/personal-data';
import { Button } from '@uid/ui/button';
import { Icon } from '@uid/ui/icon';
import { useState } from 'react';

import { FailureNotice } from '@uid/forms/failure-notice';
import { useSession } from '../../../session/session-context.ts';
import { saveFile } from '@uid/forms/save-file';
import { SecurityPart } from '../part/security-part.tsx';
import { useAction } from '../part/use-action.ts';

const texts = {
  zh: {
    title: '您的数据',
    intro:
      '我们保存的关于您的一切，从账户、设备到订单、咨询和发给您的邮件。一个 ZIP，里面是可以直接阅读的网页和供程序读取的 JSON。文件在您下载时生成，服务器上不留副本；下载会通知您。',
    get: '下载我的数据',
    done: (name: string) => `已保存为 ${name}。里面有地址、电话和订单，请妥善保管。`,
  },
  en: {
    title: 'Your data',
    intro:
      'Everything we keep about you, from account and devices to orders, enquiries and the emails sent to you. One ZIP with a page to read and JSON for programs. It is made while you download it, no copy stays on the server, and you are notified.',
    get: 'Download my data',
    done: (name: string) =>
      `Saved as ${name}. It holds addresses, telephone numbers and orders: keep it safe.`,
  },
};

export function PersonalDataPart({ onChanged }: { onChanged: () => void }) {
  const { language, fetchFile } = useSession();
  const own = texts[language];
  const [saved, setSaved] = useState<string>();
  const download = useAction(async () => {
    setSaved(undefined);
    const { name, content } = await fetchFile(exportPersonalData, { language });
    saveFile(name, content);
    setSaved(name);
    onChanged();
  });
  return (
    <SecurityPart id="personal-data" title={own.title} intro={own.intro}>
      <p>
        <Button tone="secondary" busy={download.isBusy} onClick={download.run}>
          <Icon name="download" size={16} />
          {own.get}
        </Button>
      </p>
      <output>{saved && own.done(saved)}</output>
      <FailureNotice failure={download.failure} fields={{}} />
    </SecurityPart>
  );
}
