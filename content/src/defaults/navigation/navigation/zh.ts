import { headerLinks } from '../../../header-links.ts';

export default {
  header: headerLinks('zh'),
  footer: [
    {
      title: '公司',
      entries: [
        { name: '解决方案', path: '/solution' },
        { name: '商城', path: '/mall' },
        { name: '客户案例', path: '/client-case' },
        { name: '新闻', path: '/news' },
        { name: '合作', path: '/support/cooperation' },
        { name: '新闻订阅（RSS）', path: '/rss.xml' },
      ],
    },
    {
      title: '服务',
      entries: [
        { name: '支持', path: '/support' },
        { name: '联系我们', path: '/support#contact' },
        { name: '证书与检测', path: '/support/certificates' },
        { name: '报告安全漏洞', path: '/.well-known/security.txt' },
        { name: '销售条款', path: '/im/terms-of-sale.txt' },
        { name: '隐私说明', path: '/im/privacy.txt' },
      ],
    },
  ],
  certificates: [],
};
