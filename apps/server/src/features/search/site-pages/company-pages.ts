import { routes } from '@uid/contract/pages';

import { listed } from './site-page.ts';
import type { SitePage } from './site-page.ts';

export const companyPages: readonly SitePage[] = [
  {
    path: `${routes.support}#contact`,
    text: {
      zh: {
        title: '联系我们',
        summary: '把产品、订单或项目需求写给我们，写明何时答复；也列出服务时间。',
        words: listed(
          '人工客服、客服电话、客服邮箱、电话号码、邮箱、投诉、反馈、公司地址、地址、公司位置、' +
            '公司在哪、在哪个城市、总部、分公司、办事处、地图、怎么联系、联系方式、联系销售、' +
            '销售电话、座机、热线、微信、工作人员、在线咨询、商务、招聘、求职、招人、校招、社招、' +
            '实习、实习生、应聘、简历、岗位、职位、加入我们、薪资、培训、上门安装、上门服务、' +
            '现场服务、实施服务、安装调试、技术支持、售后、售后服务、维保、备件、租赁、以旧换新、' +
            '保密协议、传真、参观、营业执照、公司资质、备案、媒体采访、采访、发错货、少发、漏发、' +
            '没收到货、快递丢了、少了、少一张、缺件、数量不对、子账号、多人账号、多个用户、共用账号、租用、保养、驻场、驻场服务、运维服务、SLA、服务承诺',
        ),
      },
      en: {
        title: 'Contact us',
        summary: 'Write to us about a product, an order or a project; we say when we answer.',
        words: listed(
          'customer service, support email, complaint, feedback, phone number, ' +
            'talk to a human, contact us, get in touch, live chat, call you, hotline, ' +
            'email address, phone support, contact sales, sales, jobs, careers, career, ' +
            'vacancies, vacancy, hiring, recruitment, recruiting, job openings, open positions, ' +
            'internship, intern, apprenticeship, join us, work for you, CV, resume, training, ' +
            'on-site, onsite, installation service, professional services, consulting, ' +
            'technical support, after-sales, after sales, maintenance contract, spare parts, ' +
            'rental, leasing, trade-in, NDA, non-disclosure agreement, fax, office address, ' +
            'headquarters, head office, company address, location, located, where are you, ' +
            'based, offices, branch, directions, map, visit us, company registration, ' +
            'business licence, business license, press contact, media contact, press enquiries, ' +
            'wrong item, missing item, missing items, missing parts, incomplete delivery, lost parcel, sub-account, team members, colleagues, ' +
            'multiple users, add a user, share an account, shared account',
        ),
      },
    },
  },
  {
    path: `${routes.support}#downloads`,
    text: {
      zh: {
        title: '下载中心',
        summary: '文档、客户端与 SDK：版本、日期、大小与 SHA-256。',
        words: listed(
          '下载、客户端下载、SDK 下载、资料下载、APP 下载、软件下载、固件下载、升级包、安装包、' +
            '最新版本、说明书下载、快速入门、安装教程、部署指南、配置手册、驱动下载、产品手册、' +
            '安装手册、使用手册、规格书、彩页、白皮书',
        ),
      },
      en: {
        title: 'Downloads',
        summary: 'Documents, clients and SDKs: version, date, size and SHA-256.',
        words: listed(
          'download centre, download center, client download, SDK download, app, user guide, ' +
            'user manual, brochure, white paper, data sheet, spec sheet, driver download, ' +
            'product manual, product manuals, firmware download, latest version, software download, installer, quick start, ' +
            'getting started, installation guide, deployment guide, tutorial',
        ),
      },
    },
  },
  {
    path: `${routes.products}#compare`,
    text: {
      zh: {
        title: '产品对比',
        summary: '最多四款产品并排比较。',
        words: listed('比较产品、选型、对比、区别、哪个好、怎么选、替代品、竞品、参数对比'),
      },
      en: {
        title: 'Compare products',
        summary: 'Up to four products side by side.',
        words: listed(
          'comparison, which product, side by side, alternative, alternatives, vs, versus, ' +
            'difference, competitors',
        ),
      },
    },
  },
  {
    path: `${routes.support}#advisories`,
    text: {
      zh: {
        title: '安全公告',
        summary: '受影响的产品与版本、严重程度与修复版本。',
        words: listed(
          '漏洞公告、漏洞通告、安全通告、安全补丁、补丁、漏洞、漏洞列表、CVE 列表、CVE、CVSS',
        ),
      },
      en: {
        title: 'Security advisories',
        summary:
          'Products and versions concerned, how severe it is, and the version that fixes it.',
        words: listed(
          'security bulletin, security notice, security patch, patches, vulnerabilities, ' +
            'known vulnerabilities, CVE list, CVE, CVSS',
        ),
      },
    },
  },
  {
    path: routes.products,
    text: {
      zh: {
        title: '全部产品',
        summary: '十一款产品，按类别筛选，可以并排对比。',
        words: listed('产品列表、产品大全、产品中心、有哪些产品、所有产品、产品线、卖什么'),
      },
      en: {
        title: 'All products',
        summary: 'Eleven products, by group, to be compared side by side.',
        words: listed(
          'product list, product range, portfolio, what products, products you sell, ' +
            'products sell, your products',
        ),
      },
    },
  },
  {
    path: routes.solutions,
    text: {
      zh: {
        title: '全部解决方案',
        summary: '按行业列出：问题、架构、产品与客户的结果。',
        words: listed('解决方案、行业方案、方案列表、行业解决方案、有哪些方案'),
      },
      en: {
        title: 'All solutions',
        summary: 'By industry: the problem, the architecture, the products and a result.',
        words: listed('solutions, industry solutions, use cases, solution list'),
      },
    },
  },
  {
    path: routes.home,
    text: {
      zh: {
        title: '首页',
        summary: '公司做什么、产品与方案、客户与数字、最新消息。',
        words: listed('公司简介、公司介绍、关于我们、企业简介、你们是谁、你们是做什么的、官网'),
      },
      en: {
        title: 'Home',
        summary: 'What the company does: products, solutions, customers, figures and news.',
        words: listed(
          'about us, about the company, behind the company, company profile, company overview, who are you, ' +
            'what do you do',
        ),
      },
    },
  },
  {
    path: routes.cases,
    text: {
      zh: {
        title: '客户案例',
        summary: '按行业与产品列出：为什么做、怎样做、数字怎样统计。',
        words: listed(
          '成功案例、用户案例、客户名单、行业案例、石油、水务、机场、燃气、制造业、教育、学校、' +
            '政府、金融',
        ),
      },
      en: {
        title: 'Cases',
        summary: 'By industry and product: why, how, and how the figures were counted.',
        words: listed(
          'case study, case studies, references, customers, industries, school, university, ' +
            'government, finance, oil and gas, water utility, airport, manufacturing',
        ),
      },
    },
  },
  {
    path: routes.news,
    text: {
      zh: {
        title: '新闻',
        summary: '版本、公告与行业文章，可用 RSS 订阅。',
        words: listed(
          '订阅、RSS、公众号、媒体、更新日志、版本发布、新闻稿、媒体资料、动态、活动、展会、' +
            '发布会',
        ),
      },
      en: {
        title: 'News',
        summary: 'Releases, advisories and articles, with an RSS feed.',
        words: listed(
          'newsletter, subscribe, RSS, press, press release, media, blog, events, webinar, ' +
            'release notes, changelog',
        ),
      },
    },
  },
  {
    path: routes.cooperation,
    text: {
      zh: {
        title: '合作',
        summary: '面向集成商、渠道商、设备厂商与运营商：权益、步骤与申请。',
        words: listed(
          '加盟、代理、代理商、申请代理、商务合作、渠道、集成商、OEM、经销商、分销、合作伙伴、' +
            '渠道培训',
        ),
      },
      en: {
        title: 'Partners',
        summary:
          'For integrators, resellers, device makers and operators: benefits, steps, application.',
        words: listed(
          'reseller, distributor, dealer, partnership, partner program, OEM, white label, ' +
            'integrator, become a partner, partner training',
        ),
      },
    },
  },
  {
    path: routes.certificates,
    text: {
      zh: {
        title: '证书与检测',
        summary: '型号、版本、证书编号、有效期与发证机构，可到发证机构网站核对。',
        words: listed(
          '资质、合格证、证书下载、证书 PDF、销售许可证、检测报告、认证证书、商用密码产品认证、信创、信创目录、' +
            '渗透测试、入网许可、涉密、保密资质、ISO 27001、ISO27001、IEC 62443、CC 认证、RoHS、' +
            'CCC 认证、FIPS、GM/T、GB/T',
        ),
      },
      en: {
        title: 'Certificates and tests',
        summary: 'Model, version, number, expiry and issuer, to be checked with the issuer.',
        words: listed(
          'certificate PDF, certificate download, certification, test report, sales permit, compliance, ISO 27001, IEC 62443, SOC 2, ' +
            'FIPS, GM/T, GB/T, penetration test, pen test, pentest, audit report, accreditation, ' +
            'CE mark, RoHS',
        ),
      },
    },
  },
  {
    path: routes.security,
    text: {
      zh: {
        title: '报告漏洞',
        summary: '怎样把漏洞告诉我们，我们多久答复、怎样公布。',
        words: listed(
          '安全问题、漏洞上报、提交漏洞、漏洞奖励、漏洞响应、安全应急响应、PSIRT、CSAF、PGP 公钥、披露公钥',
        ),
      },
      en: {
        title: 'Report a vulnerability',
        summary: 'How to tell us, when we answer and how we publish.',
        words: listed(
          'report security issue, responsible disclosure, disclosure, bug bounty, PSIRT, CSAF, ' +
            'CSAF feed, PGP key',
        ),
      },
    },
  },
];
