import type { ClientCase } from '@uid/contract/content';

export const cityMetro: ClientCase = {
  id: 'city-metro',
  industry: 'transport',
  year: 2025,
  products: ['safety-border-gateway', 'safety-os', 'safety-mods'],
  chart: {
    unit: { zh: '累计完成边界改造的车站（座）', en: 'Stations behind gateways, cumulative' },
    points: [
      { label: { zh: '3 月', en: 'Mar' }, value: 4 },
      { label: { zh: '6 月', en: 'Jun' }, value: 19 },
      { label: { zh: '9 月', en: 'Sep' }, value: 37 },
      { label: { zh: '12 月', en: 'Dec' }, value: 52 },
    ],
  },
  text: {
    zh: {
      client: '一家城市轨道交通运营公司',
      title: '52 座车站的信号维护网与办公网分开',
      headline: { value: '52 座', label: '完成网络隔离的车站' },
      situation:
        '维护电脑同时接入办公网与信号维护网，等级测评两次对此提出整改。维护通道由值班员手工开关，常有忘记关闭的；离开站点的电脑上留有信号系统的工程文件。',
      choice:
        '站内部署 BG-200，维护网与办公网分属不同安全域。维护电脑换装加固系统，盘内数据加密，设备证书存在 M.2 模组里。通道按工单开通，到时由网关自动收回，越权访问即时阻断并外送日志。',
      rollout:
        '夜间停运时段施工，每晚一至两座。每站先旁路学习两周，对照工单核实访问关系；硬件 Bypass 在信号维护域一律关闭，断电时宁可断开。',
      result:
        '两项测评整改项经复测关闭。工单批准到通道可用平均 40 秒，到时自动收回；全年因超时仍在使用而申请延长的占 8%。第四季度阻断越权访问 31 次，查明均为沿用旧习惯的手工配置。',
      method: '测评机构复测结论与网关日志，2025 年 12 月；开通时间取第四季度全部工单的平均值。',
    },
    en: {
      client: 'A city metro operator',
      title: 'Signal maintenance and office networks apart at 52 stations',
      headline: { value: '52', label: 'stations separated' },
      situation:
        'Maintenance laptops sat on the office and the signal maintenance network at once; two assessments asked for change. Paths were opened and closed by hand and often forgotten open, and laptops left the stations with engineering files on them.',
      choice:
        'BG-200 gateways at the stations keep the two networks in different domains. Laptops run the hardened system with encrypted disks and hold their certificate in an M.2 module. A path opens by work order and the gateway closes it on time; what goes beyond is blocked at once and logged elsewhere.',
      rollout:
        'In night closures, one or two stations a night. Each gateway learned beside the line for two weeks and the result was checked against work orders. The hardware bypass is off in the maintenance domain: without power it should part, not pass.',
      result:
        'Both findings were closed in re-assessment. From approval to an open path takes 40 seconds on average, and it closes by itself; 8% of the year’s orders asked for more time. In the fourth quarter 31 accesses beyond an order were blocked, all traced to old habits of manual setup.',
      method:
        'Re-assessment and gateway logs, December 2025; the time is the mean over all work orders of the fourth quarter.',
    },
  },
};
