import { withdrawErasure } from '@uid/contract/account';
import type { Security } from '@uid/contract/account';
import { FailureNotice } from '@uid/forms/failure-notice';
import { Button } from '@uid/ui/button';
import { Notice } from '@uid/ui/notice';
import { formatTime } from '@uid/ui/format-time';

import { useSession } from '../../../session/session-context.ts';
import { useAction } from '../part/use-action.ts';

const texts = {
  zh: {
    erasure: '您的账户将被删除',
    erasureText: (asked: string, due: string) =>
      `我们的客服于 ${asked} 按您的要求申请了删除。账户和个人资料在 ${due} 之后清除，在那之前您可以随时收回。`,
    keep: '保留我的账户',
    exported: '客服为您申请了数据导出',
    exportedText: (asked: string) =>
      `申请于 ${asked}。文件只有您自己能取：在下面“您的数据”中下载。`,
  },
  en: {
    erasure: 'Your account is going to be erased',
    erasureText: (asked: string, due: string) =>
      `Our support asked for it on ${asked}, as you wished. The account and your data are erased after ${due}; until then you can cancel it.`,
    keep: 'Keep my account',
    exported: 'Our support has asked for a copy of your data',
    exportedText: (asked: string) =>
      `Asked on ${asked}. Nobody but you can fetch it: download it below, under “Your data”.`,
  },
};

interface RequestsPartProps {
  requests: Security['requests'];
  onChanged: () => void;
}

/** What staff requested on behalf of the visitor. A press withdraws an erasure at once. */
export function RequestsPart({ requests, onChanged }: RequestsPartProps) {
  const { language, send } = useSession();
  const own = texts[language];
  const { exportAskedAt, erasure } = requests;
  const keeping = useAction(async () => {
    await send(withdrawErasure, {});
    onChanged();
  });
  return (
    <>
      {erasure && (
        <Notice
          tone="warning"
          title={own.erasure}
          actions={
            <Button size="small" busy={keeping.isBusy} onClick={keeping.run}>
              {own.keep}
            </Button>
          }
        >
          {own.erasureText(
            formatTime(erasure.askedAt, language),
            formatTime(erasure.dueAt, language),
          )}
        </Notice>
      )}
      <FailureNotice failure={keeping.failure} fields={{}} />
      {exportAskedAt !== undefined && (
        <Notice tone="info" title={own.exported}>
          {own.exportedText(formatTime(exportAskedAt, language))}
        </Notice>
      )}
    </>
  );
}
