import type { NewsArticle } from '@uid/contract/content';

export const terminalControl5: NewsArticle = {
  id: 'terminal-control-5',
  category: 'advisory',
  publishedOn: '2026-01-22',
  products: ['tm-control'],
  text: {
    zh: {
      title: '终端管控 5.0.5 为应用清单接口加上分页上限',
      summary: '中危（CVSS 4.0 评分 4.8）。已登录的管理员可使控制台变慢，不涉及终端数据泄漏。',
      sections: [
        {
          heading: '问题',
          paragraphs: [
            '应用清单接口没有限制每页条数，已登录的管理员账号可以请求过大的页，占满控制台节点的内存，使其他管理员的操作变慢。终端策略下发走另一条通道，不受影响。编号 UID-SA-2026-001。',
          ],
        },
        {
          heading: '受影响与已修复',
          paragraphs: [
            '5.0.0–5.0.4 受影响，5.0.5 修复：每页不超过 200 条，超出返回明确的错误。使用脚本拉取全量清单的，请改为按游标翻页，示例见升级说明。',
          ],
        },
        {
          heading: '升级',
          paragraphs: [
            '控制台支持滚动升级，终端侧无需操作。升级后请在“审计—接口调用”里查看是否有账号曾反复请求大页，如有，核对是否为本单位脚本。',
          ],
        },
      ],
    },
    en: {
      title: 'Endpoint Management 5.0.5 limits pages of the application list',
      summary:
        'Medium severity (CVSS 4.0 score 4.8). A logged-in administrator could slow the console; no terminal data leaks.',
      sections: [
        {
          heading: 'The flaw',
          paragraphs: [
            'The application list had no limit on page size. A logged-in administrator could ask for a page large enough to fill a console node’s memory and slow other administrators. Policies reach terminals by another channel and are not affected. UID-SA-2026-001.',
          ],
        },
        {
          heading: 'Affected and fixed',
          paragraphs: [
            '5.0.0–5.0.4 are affected. 5.0.5 allows 200 entries a page and answers more with a clear error. Scripts that fetched everything at once should page by cursor; the upgrade notes have a sample.',
          ],
        },
        {
          heading: 'Upgrade',
          paragraphs: [
            'The console upgrades in a rolling way and terminals need nothing. Afterwards look under audit, interface calls, for accounts that kept asking for large pages, and check that they were your own scripts.',
          ],
        },
      ],
    },
  },
};
