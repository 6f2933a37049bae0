import type { ProductFacts } from '../product-parts.ts';

export const safetyAuthGatewayFactsZh: ProductFacts = {
  specification: [
    {
      group: '性能（单应用、两级证书链；新建按 1 KB 应答，吞吐按 64 KB 应答）',
      rows: [
        { name: '并发会话', value: 'AG-5000 5,000；AG-20000 20,000；AG-200000 200,000' },
        {
          name: 'TLCP 双向认证新建',
          value: 'AG-5000 1,500 次/秒；AG-20000 4,000 次/秒；AG-200000 10,000 次/秒',
        },
        {
          name: 'TLCP 吞吐（SM4-GCM）',
          value: 'AG-5000 1 Gbit/s；AG-20000 4 Gbit/s；AG-200000 10 Gbit/s',
        },
        {
          name: 'SM2 签名',
          value: 'AG-5000 12,000 次/秒；AG-20000 30,000 次/秒；AG-200000 80,000 次/秒',
        },
        {
          name: '叠加安全盾认证的登录',
          value: '每秒 2,500 次（受三节点认证服务限制，与型号无关）',
        },
      ],
    },
    {
      group: '会话与策略',
      rows: [
        { name: '空闲超时', value: '默认 30 分钟，1–120 分钟可设' },
        { name: '会话总长', value: '默认 12 小时，到时须重新认证' },
        { name: '撤销生效', value: '5 秒内（集群内广播）' },
        { name: '认证等级', value: '四级，可按应用、路径、HTTP 方法设定' },
      ],
    },
    {
      group: '协议',
      rows: [
        { name: '国密', value: 'TLCP（GB/T 38636）、TLS 1.3 + RFC 8998' },
        { name: '国际', value: 'TLS 1.2、TLS 1.3；HTTP/1.1、HTTP/2、WebSocket' },
        { name: '联合身份', value: 'OpenID Connect Core 1.0、CIBA、SAML 2.0、RADIUS' },
        { name: '用户源', value: 'LDAP、Active Directory、SCIM 2.0' },
      ],
    },
    {
      group: '硬件',
      rows: [
        { name: '外形', value: '1U，双电源 100–240 V 交流' },
        {
          name: '接口',
          value: 'AG-5000 6×GE；AG-20000 6×GE、2×10GE SFP+；AG-200000 6×GE、4×10GE SFP+',
        },
        { name: '密码部件', value: '内置 PCIe 密码卡，按 GM/T 0028-2024 第二级设计' },
        { name: '满载功耗', value: 'AG-5000 90 W；AG-20000 150 W；AG-200000 280 W' },
        { name: '工作温度', value: '0～45 ℃' },
      ],
    },
  ],
  compatibility: [
    {
      subject: '浏览器',
      supported: '支持 TLCP 的国密浏览器；Chrome、Edge、Firefox、Safari（国际 TLS）',
      note: '通用浏览器目前没有内置 TLCP 与 RFC 8998。',
    },
    {
      subject: '用户证书',
      supported: 'UKey（SKF 接口）、安全 SIM 卡、超级 SIM 卡、SDK 协同签名',
    },
    { subject: '应用', supported: 'B/S 应用、REST 接口；C/S 应用经端口代理' },
    { subject: '目录与人事', supported: 'LDAP v3、Active Directory、SCIM 2.0' },
    {
      subject: '虚拟化',
      supported: 'KVM、VMware 上的虚拟版（AG-V）',
      note: '虚拟版的密钥在软件或外接云密码机中，等级与硬件版不同。',
    },
  ],
  deployment: [
    {
      title: '梳理应用与等级',
      text: '把应用分成“口令即可”“须证书”“须签名”三档，确定每档的第二因子。',
    },
    {
      title: '接好身份源与证书',
      text: '对接目录与人事系统，申请网关的国密双证书和国际证书，配置 CRL 与 OCSP 地址。',
    },
    {
      title: '逐个应用切换',
      text: '先以只转发不认证的方式接管流量，再开启认证；每个应用留出一周并行登录期。',
    },
    {
      title: '关闭直连',
      text: '在防火墙上只允许网关访问应用服务器，应用侧校验身份头签名。这一步不做，前面的认证可以被绕过。',
    },
  ],
  scenarios: [
    {
      title: '银行远程办公',
      text: '员工从公网登录，查询类应用用证书，授权类操作叠加手机签名，全程留存签名记录。',
    },
    {
      title: '医院多系统单点登录',
      text: 'HIS、LIS、PACS 统一从网关进入，医生在病区换终端不必重复登录，电子病历签名仍由各自的 CA 系统完成。',
    },
    {
      title: '政务外网对外服务',
      text: '市民端走国际 TLS，工作人员端走 TLCP，同一域名、同一组应用，由网关按客户端能力选择。',
    },
  ],
  standards: [
    {
      id: 'GM/T 0026-2023',
      title: '安全认证网关产品规范',
      scope:
        '规定这类网关的部署方式、功能、性能与安全要求，本产品按此设计。本型号尚未取得认证证书；取得后，这里写明版本、证书编号、有效期与发证机构。',
    },
    {
      id: 'GB/T 38636-2020',
      title: '传输层密码协议（TLCP）',
      scope: '规定协议与套件，前身为 GM/T 0024 所定的国密 SSL；不规定如何管理用户。',
    },
    {
      id: 'GB/T 39786-2021',
      title: '信息系统密码应用基本要求（原 GM/T 0054）',
      scope:
        '可支撑“网络和通信安全”“应用和数据安全”层面的身份鉴别与传输保护；密评结论针对整个系统，不针对单台设备。',
    },
    {
      id: 'RFC 9846、RFC 8998',
      title: 'TLS 1.3 及其国密套件',
      scope: 'RFC 8998 为资料性文档，定义套件编号与用法；国内合规要求以国家标准为准。',
    },
    {
      id: 'OpenID Connect Core 1.0',
      title: '联合身份协议',
      scope: '规定断言的格式与流程；断言的可信程度取决于用户当时怎样认证。',
    },
  ],
  limits: [
    '网关认证的是“谁在访问”，不检查请求内容里的 SQL 注入等攻击；请在其后部署 WAF，或在应用里修复。',
    '若应用服务器仍能被直连，网关可以被绕过。必须配合网络隔离与身份头验签。',
    '表单代填需要保存应用口令（加密存放），这是过渡办法，安全性低于应用自己支持联合身份。',
    '性能数字按规格表注明的条件给出；开启内容改写或审计留存原文时会下降三至五成。',
  ],
  questions: [
    {
      question: '会不会成为单点故障？',
      answer:
        '单台会。生产环境请至少两台主主部署，会话在集群内复制；另备一台离线配置副本，整机更换约 30 分钟。',
    },
    {
      question: '并发会话与并发连接是一回事吗？',
      answer:
        '不是。会话是登录状态，默认保留 12 小时；连接是此刻的 TCP 与 TLS 连接。AG-200000 可保持 20 万会话，同时活跃的 TLS 连接以 10 万为设计值。',
    },
    {
      question: '可以用手机号加短信验证码吗？',
      answer:
        '可以配置为低等级认证，但我们不建议单独用于敏感应用。升级到安全盾认证不需要更换网关。',
    },
    {
      question: '应用怎样验证身份头？',
      answer:
        '我们提供 Java、Go、Node.js、.NET 的验签示例代码，核对签名、过期时间、应用标识三项。没有能力验签的应用，须以双向 TLS 锁定来源。',
    },
  ],
};
