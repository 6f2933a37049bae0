import type { NewsArticle } from '@uid/contract/content';

export const gateway427: NewsArticle = {
  id: 'gateway-4-2-7',
  category: 'advisory',
  publishedOn: '2026-10-12',
  updatedOn: '2026-10-20',
  products: ['safety-border-gateway'],
  text: {
    zh: {
      title: '边界网关 4.2.7 修复管理界面会话固定',
      summary: '高危（CVSS 4.0 评分 7.3）。建议启用网页管理的用户尽快升级；数据隧道不受影响。',
      sections: [
        {
          heading: '问题',
          paragraphs: [
            '登录前后沿用同一会话标识。能接触管理网的人，可以诱使管理员用预置的标识打开登录页，待其登录后共用会话。编号 UID-SA-2026-004。',
          ],
        },
        {
          heading: '受影响与不受影响',
          paragraphs: [
            '4.2.0–4.2.6 受影响；4.1 及更早版本、关闭网页管理只用 SSH 的设备不受影响。隧道与过滤由独立进程处理，密钥在密码部件里，会话被共用也取不出来；但攻击者可以用管理员权限改规则，请据此评估。',
          ],
        },
        {
          heading: '升级',
          paragraphs: [
            '4.2.7 在登录、提权与修改口令后都更换会话标识。升级需重启一次；主备部署先升备机，切换后再升原主机，隧道状态同步，业务不中断。升级前导出配置，升级后核对版本号与 SHA-256。',
          ],
        },
        {
          heading: '事后检查',
          paragraphs: [
            '在审计里查看近九十天的管理登录：同一会话出现两个来源地址的，按事件处理。10 月 20 日更新：补充了只读管理员账号同样受影响的说明。',
          ],
        },
      ],
    },
    en: {
      title: 'Border gateway 4.2.7 closes a session fixation',
      summary:
        'High severity (CVSS 4.0 score 7.3). Upgrade soon if web management is on; tunnels are not affected.',
      sections: [
        {
          heading: 'The flaw',
          paragraphs: [
            'The session identifier stayed the same across login. Someone on the management network could lead an administrator to log in with a planted one and then share the session. UID-SA-2026-004.',
          ],
        },
        {
          heading: 'Affected and not',
          paragraphs: [
            '4.2.0–4.2.6 are affected; 4.1 and earlier, and devices with web management off, are not. Tunnels and filters run in processes of their own and keys sit in the cryptographic part, where a shared session cannot reach them; but rules can be changed with an administrator’s rights, so judge by that.',
          ],
        },
        {
          heading: 'Upgrade',
          paragraphs: [
            '4.2.7 changes the identifier after login, a rise in rights and a change of password. It takes one restart; in a pair upgrade the standby, switch, then the other: tunnel state is shared and traffic goes on. Export the configuration before, check version and SHA-256 after.',
          ],
        },
        {
          heading: 'Looking back',
          paragraphs: [
            'Check ninety days of management logins in the audit: one session from two addresses is an incident. Updated 20 October: read-only administrators are affected in the same way.',
          ],
        },
      ],
    },
  },
};
