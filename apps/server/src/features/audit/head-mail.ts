import { headLine } from './signed-head.ts';
import type { SignedHead } from './signed-head.ts';

/** The mail with a signed head, which the company keeps outside the server to compare it with the log one day. */
export function headMail(head: SignedHead): { subject: string; text: string } {
  const { seq } = head;
  return {
    subject: `审计日志 Audit log · ${seq}`,
    text: `审计日志至第 ${seq} 条的签名如下，请妥善保存。核对方法：npm run check-audit -- --head 文件
This is the signed head of the audit log up to entry ${seq}. Keep it: npm run check-audit -- --head FILE compares it with the log.

${headLine(head)}
`,
  };
}
