import type { NewsArticle } from '@uid/contract/content';

export const sdk313: NewsArticle = {
  id: 'sdk-3-1-3',
  category: 'advisory',
  publishedOn: '2026-07-03',
  products: ['tm-safety-sdk'],
  text: {
    zh: {
      title: '终端安全 SDK 3.1.3：调试日志不再记录证书主体',
      summary: '低危（CVSS 4.0 评分 2.0）。仅影响开启调试日志的应用，建议升级并清理旧日志。',
      sections: [
        {
          heading: '问题',
          paragraphs: [
            '调试级别的日志包含证书主体名称，其中可能有姓名或工号。不涉及私钥、PIN、口令与签名原文。编号 UID-SA-2026-003。',
          ],
        },
        {
          heading: '谁受影响',
          paragraphs: [
            '3.0.0–3.1.2，且在正式构建里开启了调试日志的应用。默认日志级别不受影响。日志若由第三方崩溃收集服务上传，请把那里的副本一并计入。',
          ],
        },
        {
          heading: '处理',
          paragraphs: [
            '升级到 3.1.3；在正式构建中关闭调试日志；按贵方的保留规则删除旧日志，并核对是否构成个人信息处理的变化。不能升级的，把日志级别设为“信息”即可避免新增记录。',
          ],
        },
      ],
    },
    en: {
      title: 'Device Security SDK 3.1.3 keeps certificate subjects out of debug logs',
      summary:
        'Low severity (CVSS 4.0 score 2.0). Only applications with debug logs on are affected; upgrade and delete old logs.',
      sections: [
        {
          heading: 'The flaw',
          paragraphs: [
            'At debug level the log held certificate subject names, which may contain a person’s name or staff number. It never held keys, PINs, passwords or signed content. UID-SA-2026-003.',
          ],
        },
        {
          heading: 'Who is affected',
          paragraphs: [
            '3.0.0–3.1.2 in applications whose release build has debug logs on; the default level is not affected. If a crash service uploads logs, count its copies too.',
          ],
        },
        {
          heading: 'What to do',
          paragraphs: [
            'Upgrade to 3.1.3, switch debug logs off in release builds, and delete old ones by your retention rules, checking whether this touches your notices on personal data. Where you cannot upgrade, the “info” level adds no further records.',
          ],
        },
      ],
    },
  },
};
