import type { Advisory } from '@uid/contract/content';

/** Security advisories, newest first: what is affected, what is not, where it is fixed. */
export const advisories: Advisory[] = [
  {
    id: 'UID-SA-2026-004',
    publishedOn: '2026-10-12',
    updatedOn: '2026-10-20',
    severity: 'high',
    score: 7.1,
    text: {
      zh: {
        title: '边界网关管理界面会话固定',
        summary:
          '登录前后沿用同一会话标识，能接触到管理网的人可以预置会话。仅影响管理界面，不影响数据隧道。',
        affected: ['安全边界网关 4.2.0–4.2.6'],
        notAffected: ['4.1 及更早版本', '关闭网页管理的设备'],
        fixed: ['4.2.7'],
        workaround: '将管理口限制在带外网络，登录前清除浏览器会话。',
      },
      en: {
        title: 'Session fixation in the border gateway’s management page',
        summary:
          'The session identifier stayed the same across login, so someone on the management network could plant one. Data tunnels are not affected.',
        affected: ['Border gateway 4.2.0–4.2.6'],
        notAffected: ['4.1 and earlier', 'Devices with web management off'],
        fixed: ['4.2.7'],
        workaround:
          'Keep the management port out of band and clear the browser session before login.',
      },
    },
  },
  {
    id: 'UID-SA-2026-003',
    publishedOn: '2026-07-03',
    updatedOn: '2026-07-03',
    severity: 'medium',
    score: 5.3,
    text: {
      zh: {
        title: '终端 SDK 日志可能记录证书主体',
        summary: '调试级别下日志包含证书主体名称。不涉及私钥、PIN 或口令。',
        affected: ['终端安全 SDK 3.0.0–3.1.2，且开启调试日志'],
        notAffected: ['默认日志级别'],
        fixed: ['3.1.3'],
        workaround: '生产环境关闭调试日志，并清理已有日志。',
      },
      en: {
        title: 'Terminal SDK could log certificate subjects',
        summary:
          'At debug level the log held certificate subject names; never keys, PINs or passwords.',
        affected: ['Terminal SDK 3.0.0–3.1.2 with debug logs on'],
        notAffected: ['The default log level'],
        fixed: ['3.1.3'],
        workaround: 'Switch debug logs off in production and delete old ones.',
      },
    },
  },
  {
    id: 'UID-SA-2026-002',
    publishedOn: '2026-04-18',
    updatedOn: '2026-05-06',
    severity: 'medium',
    score: 6.0,
    text: {
      zh: {
        title: 'SDP 控制器对重放的单包授权容忍过长',
        summary:
          '授权包的时间窗为 120 秒且重启后不记忆已用序号，截获者可在窗口内让端口短暂应答。建立会话仍需双向 TLS。',
        affected: ['SDP 2.4.0–2.4.3'],
        notAffected: ['2.3 及更早版本'],
        fixed: ['2.4.4：时间窗 30 秒，已用序号落盘'],
        workaround: '在边界按来源地址限制控制器端口。',
      },
      en: {
        title: 'SDP controller tolerated replayed authorisation packets for too long',
        summary:
          'The window was 120 seconds and used numbers were forgotten at restart: an interceptor could make the port answer briefly. A session still needs mutual TLS.',
        affected: ['SDP 2.4.0–2.4.3'],
        notAffected: ['2.3 and earlier'],
        fixed: ['2.4.4: 30-second window, used numbers kept on disk'],
        workaround: 'Limit the controller’s port by source address.',
      },
    },
  },
  {
    id: 'UID-SA-2026-001',
    publishedOn: '2026-01-22',
    updatedOn: '2026-01-22',
    severity: 'low',
    score: 3.1,
    text: {
      zh: {
        title: '终端管控的应用清单接口缺少分页上限',
        summary: '已登录的管理员可以请求过大的页，使控制台变慢。不泄漏其他租户的数据。',
        affected: ['终端管控 5.0.0–5.0.4'],
        notAffected: ['5.1'],
        fixed: ['5.0.5'],
        workaround: '无需处理；升级即可。',
      },
      en: {
        title: 'Terminal control’s application list had no page limit',
        summary:
          'A logged-in administrator could ask for a page large enough to slow the console. No other tenant’s data is exposed.',
        affected: ['Terminal control 5.0.0–5.0.4'],
        notAffected: ['5.1'],
        fixed: ['5.0.5'],
        workaround: 'None needed; upgrade.',
      },
    },
  },
];
