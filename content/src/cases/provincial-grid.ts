import type { ClientCase } from '@uid/contract/content';

export const provincialGrid: ClientCase = {
  id: 'provincial-grid',
  industry: 'power',
  year: 2025,
  solution: 'safety-electric',
  products: ['safety-mods', 'safety-border-gateway', 'safety-os', 'tm-control'],
  chart: {
    unit: { zh: '累计完成改造的站点（座）', en: 'Stations converted, cumulative' },
    points: [
      { label: { zh: '一季度', en: 'Q1' }, value: 3 },
      { label: { zh: '二季度', en: 'Q2' }, value: 41 },
      { label: { zh: '三季度', en: 'Q3' }, value: 128 },
      { label: { zh: '四季度', en: 'Q4' }, value: 214 },
    ],
  },
  text: {
    zh: {
      client: '一家省级电网公司',
      title: '214 座站的配电遥控逐条签名',
      headline: { value: '214 座', label: '一年内完成签名改造的站点' },
      situation:
        '配电终端经无线专网接入，规约为明文的 DL/T 634.5104。安全评估时能看到的只有通信口：一条遥控从哪里来、内容有没有被改过，事后无法证明。调试电脑与巡检平板由各班组自行配置，补丁状态不清楚。',
      choice:
        '终端通信板加装 UM-L 模组，主站由密码机对遥控签名，终端验签、核对序号后执行。安全接入区部署边界网关，终结隧道并按类型标识过滤。平板换装加固系统，由终端管控按工单放行。调度数据网上的纵向加密认证装置与横向隔离装置保持不动。',
      rollout:
        '随检修计划推进，每站一天。三座样板站先运行一个季度，只记录、不拒绝；推广时先启用隧道，再启用过滤，后启用验签拒绝，旁路开关保留三个月后拆除。',
      result:
        '抽检 3,000 条遥控，来源与内容均可独立验证。全年因验签失败被终端退回 7 条，均为时钟偏差超过设定值，已在这些站加装校时。学习阶段另发现 11 处不在台账中的访问，其中 9 处为遗留的调试配置。',
      method: '验收报告与抽检记录，2025 年 12 月；抽检由客户的计量与通信部门从主站日志随机抽取。',
    },
    en: {
      client: 'A provincial grid company',
      title: 'Signed distribution commands at 214 stations',
      headline: { value: '214', label: 'stations converted within a year' },
      situation:
        'Distribution terminals came in over a private radio network and spoke IEC 60870-5-104 in the clear. An assessment could see a port and nothing more: where a command came from, and whether it had been changed, could not be proven afterwards. Service laptops and tablets were set up by each crew, their patches unknown.',
      choice:
        'UM-L modules on the communication boards; the control centre signs commands in an HSM, and terminals verify signature and sequence number before acting. Border gateways in the access zone terminate tunnels and filter by type identifier. Tablets run the hardened system and are admitted by work order. Vertical encryption and lateral isolation devices on the dispatch network stayed as they were.',
      rollout:
        'Along with planned maintenance, one day per station. Three model stations ran for a quarter, recording without refusing. Then tunnels first, filters next, refusal last; the bypass was kept for three months and removed.',
      result:
        'All 3,000 sampled commands could be verified independently, sender and content alike. Terminals refused seven over the year, all for clocks beyond the allowed drift; those stations got time sources. The learning phase also found 11 accesses missing from the inventory, 9 of them forgotten test settings.',
      method:
        'Acceptance report and samples, December 2025; the client’s own metering and communication departments drew the samples from the centre’s log.',
    },
  },
};
