import type { ClientCase } from '@uid/contract/content';

export const autoPlant: ClientCase = {
  id: 'auto-plant',
  industry: 'manufacturing',
  year: 2026,
  products: ['safety-mods', 'safety-border-gateway', 'sdp', 'safety-os'],
  chart: {
    unit: {
      zh: '被拒绝的未签名固件写入（次／月）',
      en: 'Unsigned firmware writes refused a month',
    },
    points: [
      { label: { zh: '2 月', en: 'Feb' }, value: 31 },
      { label: { zh: '3 月', en: 'Mar' }, value: 18 },
      { label: { zh: '4 月', en: 'Apr' }, value: 6 },
      { label: { zh: '5 月', en: 'May' }, value: 2 },
    ],
  },
  text: {
    zh: {
      client: '一家汽车零部件工厂',
      title: '产线控制器只接受签名固件',
      headline: { value: '31 → 2', label: '每月被拒绝的未签名固件写入' },
      situation:
        '供应商现场升级控制器，用各自的 U 盘，版本与来源无法核对；远程维护靠三家供应商各自的拨入设备，工厂说不清谁在线。一次误刷旧版本，四条产线停了两个班。',
      choice:
        '控制器内置安全模组，校验固件签名与版本计数；供应商在发布服务器上用 M.2 模组签名，每家一把密钥。产线网段由边界网关按 Modbus 功能码与写入窗口过滤，拨入设备拆除，远程维护统一走 SDP，按工单开通。工程师站换装加固系统，U 盘只能读取验签通过的升级包。',
      rollout:
        '四条产线，两周旁路观察后启用拦截。供应商的签名工具提前一个月发放并联调；其中一家的旧控制器没有接口装模组，改为由边界网关在写入前核对签名清单。',
      result:
        '启用首月拦截 31 次，逐次查明均为旧版工具或未重新签名的历史版本，没有发现恶意写入。供应商更换工具后降到每月 2 次。误刷旧版本未再发生；现场升级平均多用 4 分钟。',
      method:
        '控制器与网关日志，2026 年 2—5 月；“误刷”以停线记录为准，观察期较短，不足以推断长期趋势。',
    },
    en: {
      client: 'A car-parts plant',
      title: 'Line controllers take signed firmware only',
      headline: { value: '31 → 2', label: 'unsigned firmware writes refused a month' },
      situation:
        'Suppliers upgraded controllers from their own memory sticks; versions and origins could not be checked. Three suppliers had dial-in boxes of their own and the plant could not say who was online. One wrong version stopped four lines for two shifts.',
      choice:
        'Modules in the controllers check signature and version counter; suppliers sign on their release servers with M.2 modules, a key each. Border gateways filter the lines by Modbus function code and write window; the dial-in boxes are gone and remote maintenance comes by SDP and work order. Engineering stations run the hardened system and read only verified packages from sticks.',
      rollout:
        'Four lines, two weeks of watching, then enforcement. Signing tools went to suppliers a month ahead. One supplier’s old controllers had no room for a module; there the gateway checks a list of signatures before a write.',
      result:
        'The first month refused 31 writes, each traced to an old tool or a past version never signed again; none was malicious. After suppliers changed tools it was two a month. No wrong version was written since; an upgrade on site takes 4 minutes longer.',
      method:
        'Controller and gateway logs, February to May 2026; wrong versions by stop records. The period is short and does not show a long-term trend.',
    },
  },
};
