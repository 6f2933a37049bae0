import type { Advisory } from '@uid/contract/content';

/** Security advisories, newest first: what is affected, what is not, where it is fixed. */
export const advisories: Advisory[] = [
  {
    id: 'UID-SA-2026-004',
    publishedOn: '2026-10-12',
    updatedOn: '2026-10-20',
    severity: 'high',
    score: 7.3,
    text: {
      zh: {
        title: '边界网关管理界面会话固定',
        summary:
          '登录前后沿用同一会话标识。能接触管理网的人，可诱使管理员以预置的标识登录，随后共用其会话，以管理员权限修改规则。数据隧道由独立进程处理，不受影响；密钥在密码部件中，无法经此取出。10 月 20 日补充：只读管理员账号同样受影响。向量 CVSS:4.0/AV:A/AC:L/AT:P/PR:N/UI:A/VC:H/VI:H/VA:H/SC:N/SI:N/SA:N。',
        affected: ['安全边界网关 4.2.0–4.2.6，且开启网页管理'],
        notAffected: ['4.1 及更早版本', '关闭网页管理、只用 SSH 的设备'],
        fixed: ['4.2.7'],
        workaround:
          '关闭网页管理，或将管理口限制在带外网络；登录前清除浏览器会话，登录后不点击他人发来的管理链接。',
      },
      en: {
        title: 'Session fixation in the border gateway’s management page',
        summary:
          'The session identifier stayed the same across login. Someone on the management network could lead an administrator to log in with a planted one, then share the session and change rules. Tunnels run in processes of their own and are not affected; keys in the cryptographic part cannot be taken this way. Added 20 October: read-only administrators are affected too. Vector CVSS:4.0/AV:A/AC:L/AT:P/PR:N/UI:A/VC:H/VI:H/VA:H/SC:N/SI:N/SA:N.',
        affected: ['Border Security Gateway 4.2.0–4.2.6 with web management on'],
        notAffected: ['4.1 and earlier', 'Devices with web management off, managed by SSH only'],
        fixed: ['4.2.7'],
        workaround:
          'Switch web management off or keep its port out of band; clear the browser session before login and follow no management links sent by others.',
      },
    },
  },
  {
    id: 'UID-SA-2026-003',
    publishedOn: '2026-07-03',
    updatedOn: '2026-07-03',
    severity: 'low',
    score: 2,
    text: {
      zh: {
        title: '终端安全 SDK 日志可能记录证书主体',
        summary:
          '调试级别的日志包含证书主体名称，其中可能有姓名或工号；不涉及私钥、PIN、口令与签名原文。读取日志需要本机权限，或来自应用自行上传的日志。向量 CVSS:4.0/AV:L/AC:L/AT:P/PR:L/UI:N/VC:L/VI:N/VA:N/SC:N/SI:N/SA:N。',
        affected: ['终端安全 SDK 3.0.0–3.1.2，且正式构建开启调试日志'],
        notAffected: ['使用默认日志级别的应用', '2.x'],
        fixed: ['3.1.3'],
        workaround: '在正式构建中把日志级别设为“信息”或更高，并清理已有日志及其上传副本。',
      },
      en: {
        title: 'The Device Security SDK could log certificate subjects',
        summary:
          'At debug level the log held certificate subject names, which may contain a person’s name or staff number; never keys, PINs, passwords or signed content. Reading it takes access to the device, or logs the application uploads. Vector CVSS:4.0/AV:L/AC:L/AT:P/PR:L/UI:N/VC:L/VI:N/VA:N/SC:N/SI:N/SA:N.',
        affected: ['Device Security SDK 3.0.0–3.1.2 with debug logs on in release builds'],
        notAffected: ['Applications at the default log level', '2.x'],
        fixed: ['3.1.3'],
        workaround:
          'Set the level to “info” or higher in release builds, and delete old logs and their uploaded copies.',
      },
    },
  },
  {
    id: 'UID-SA-2026-002',
    publishedOn: '2026-04-18',
    updatedOn: '2026-05-06',
    severity: 'medium',
    score: 6.3,
    text: {
      zh: {
        title: 'SDP 控制器对重放的单包授权容忍过长',
        summary:
          '授权包的时间窗为 120 秒，已用计数器只保存在内存中，重启后不再记得。截获者可在窗口内重放，使端口对其短暂应答，从而得知入口存在。建立会话仍需双向 TLS。5 月 6 日更新：补充主备切换同样会丢失计数器。向量 CVSS:4.0/AV:N/AC:L/AT:P/PR:N/UI:N/VC:L/VI:N/VA:N/SC:N/SI:N/SA:N。',
        affected: ['SDP 控制器 2.4.0–2.4.3'],
        notAffected: ['2.3 及更早版本', 'SDP 网关与客户端'],
        fixed: ['2.4.4：时间窗 30 秒，已用计数器落盘并在主备间同步'],
        workaround: '在边界按来源地址限制控制器的 UDP 端口。',
      },
      en: {
        title: 'The SDP controller tolerated replayed authorisation packets for too long',
        summary:
          'The window was 120 seconds, and used counters were kept in memory and forgotten at restart. An interceptor could replay a packet within the window, make the port answer briefly and learn that an entrance exists. A session still needs mutual TLS. Updated 6 May: a failover loses the counters too. Vector CVSS:4.0/AV:N/AC:L/AT:P/PR:N/UI:N/VC:L/VI:N/VA:N/SC:N/SI:N/SA:N.',
        affected: ['SDP controller 2.4.0–2.4.3'],
        notAffected: ['2.3 and earlier', 'SDP gateways and clients'],
        fixed: ['2.4.4: 30-second window, used counters on disk and shared between nodes'],
        workaround: 'Limit the controller’s UDP port by source address at the edge.',
      },
    },
  },
  {
    id: 'UID-SA-2026-001',
    publishedOn: '2026-01-22',
    updatedOn: '2026-01-22',
    severity: 'medium',
    score: 4.8,
    text: {
      zh: {
        title: '终端管控的应用清单接口缺少分页上限',
        summary:
          '已登录的管理员可以请求过大的页，占满控制台节点内存，使其他管理员的操作变慢。终端策略下发不受影响，不泄漏其他租户的数据。向量 CVSS:4.0/AV:A/AC:L/AT:N/PR:H/UI:N/VC:N/VI:N/VA:L/SC:N/SI:N/SA:N。',
        affected: ['终端管控控制台 5.0.0–5.0.4'],
        notAffected: ['4.x 及更早版本', '各平台的终端代理'],
        fixed: ['5.0.5：每页不超过 200 条'],
        workaround: '在反向代理上限制该接口的每页条数参数，并核对调用它的脚本。',
      },
      en: {
        title: 'Endpoint Management’s application list had no page limit',
        summary:
          'A logged-in administrator could ask for a page large enough to fill a console node’s memory and slow other administrators. Policies still reach terminals and no other tenant’s data is exposed. Vector CVSS:4.0/AV:A/AC:L/AT:N/PR:H/UI:N/VC:N/VI:N/VA:L/SC:N/SI:N/SA:N.',
        affected: ['Endpoint Management console 5.0.0–5.0.4'],
        notAffected: ['4.x and earlier', 'Agents on any platform'],
        fixed: ['5.0.5: 200 entries a page at most'],
        workaround:
          'Limit the page-size parameter of that interface at a reverse proxy, and check scripts that call it.',
      },
    },
  },
];
