import type { partnerProgramme as schema } from '@uid/contract/content';
import type { Localised } from '@uid/contract/language';
import type { z } from '@uid/contract/zod';

/** The partner programme: who it is for, what each side gets, how it starts. */
export const partnerProgramme: Localised<z.infer<typeof schema>> = {
  zh: {
    types: [
      {
        name: '集成商',
        text: '把产品装进自己的项目：参考架构、联调环境和驻场排障由我们提供，交付与验收由您负责。',
      },
      { name: '渠道商', text: '面向一个地区或行业销售标准产品，共享报备保护、样品与培训。' },
      {
        name: '设备厂商',
        text: '在终端、模组或网关中预置我们的卡、模块与 SDK，我们提供接口文档、测试用例与长期供货约定。',
      },
      { name: '运营商', text: '共建基于 SIM 的认证能力：卡应用、空中管理平台与计费接口一起设计。' },
    ],
    benefits: [
      { name: '联调环境', values: ['共享', '独立一套', '独立一套', '现网试点'] },
      { name: '样品', values: ['按项目借用', '每季度 5 套', '按型号提供', '按试点规模'] },
      { name: '技术响应', values: ['次日', '次日', '8 小时', '4 小时'] },
      { name: '培训', values: ['线上', '线上＋每年一次现场', '线上＋研发对接', '现场'] },
      { name: '商机报备保护', values: ['90 天', '180 天', '按型号', '按区域'] },
    ],
    steps: [
      { title: '提交申请', text: '说明公司类型、面向的行业和首个项目，两个工作日内答复。' },
      { title: '技术评估', text: '一次远程会议，确认接口、合规要求与供货周期。' },
      { title: '试点', text: '在一个真实场景里跑通，双方签字确认结果。' },
      { title: '签约', text: '写明供货、支持与保密条款，开通联调环境与资料。' },
    ],
  },
  en: {
    types: [
      {
        name: 'Integrators',
        text: 'Build our products into your projects. We bring reference designs, a test bed and on-site fault finding; you own delivery and acceptance.',
      },
      {
        name: 'Resellers',
        text: 'Sell standard products to one region or industry, with deal registration, samples and training.',
      },
      {
        name: 'Device makers',
        text: 'Ship our cards, modules and SDKs inside terminals and gateways, with interface documents, test cases and long-term supply terms.',
      },
      {
        name: 'Operators',
        text: 'Design SIM-based authentication with us: card applets, over-the-air management and charging interfaces.',
      },
    ],
    benefits: [
      {
        name: 'Test bed',
        values: ['Shared', 'Dedicated', 'Dedicated', 'Pilot on the live network'],
      },
      {
        name: 'Samples',
        values: ['On loan per project', '5 sets a quarter', 'Per model', 'Per pilot'],
      },
      { name: 'Engineering response', values: ['Next day', 'Next day', '8 hours', '4 hours'] },
      {
        name: 'Training',
        values: ['Online', 'Online and yearly on site', 'Online and with R&D', 'On site'],
      },
      { name: 'Deal registration', values: ['90 days', '180 days', 'By model', 'By region'] },
    ],
    steps: [
      {
        title: 'Apply',
        text: 'Tell us what kind of company you are, the industry you serve and your first project. We answer within two working days.',
      },
      {
        title: 'Assess',
        text: 'One remote meeting settles interfaces, compliance needs and lead times.',
      },
      { title: 'Pilot', text: 'Run one real use case and have both sides sign off the result.' },
      {
        title: 'Sign',
        text: 'Supply, support and confidentiality in writing; then the test bed and the documents are yours.',
      },
    ],
  },
};
