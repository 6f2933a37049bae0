import type { ProductStory } from '../product-parts.ts';

export const safetyAuthGatewayStoryZh: ProductStory = {
  name: '安全认证网关',
  job: '放在业务系统前面的认证入口：终结国密与国际 TLS，核验用户证书与第二因子，再把已确认的身份交给应用。',
  description:
    '安全认证网关按 GM/T 0026 设计，终结 TLCP 与 TLS 连接，核验用户证书和第二因子，统一会话与访问策略，单机支持 5,000 到 20 万并发会话，应用无须改造传输层。',
  problem: {
    title: '每个系统一套登录，每套登录一份漏洞',
    paragraphs: [
      '十个业务系统就有十个登录页、十份口令库、十种会话超时。人员离职时逐个停用，漏掉的那个常常是几年后入侵的入口。',
      '密评要求通信实体双向鉴别、传输加密、访问控制信息完整。老系统没有人敢改代码，供应商也未必还在。',
      '把国密浏览器、普通浏览器、手机应用同时接进来，意味着三种协议、两套证书，在应用服务器上逐台配置难以维护。',
    ],
  },
  verbs: [
    { verb: '终结', text: '同一端口识别 TLCP、RFC 8998 与国际 TLS，私钥留在内置密码卡里。' },
    {
      verb: '核验',
      text: '核对用户证书链与吊销状态，按策略要求口令、动态码或安全盾认证作为第二因子。',
    },
    {
      verb: '传递',
      text: '把用户标识、认证等级、终端状态写入带签名的请求头，应用验签后直接使用。',
    },
  ],
  features: [
    {
      title: '应用零改造接入',
      text: '老系统用反向代理加表单代填；新系统走 OpenID Connect 或 SAML 2.0；都不必自己处理证书。',
    },
    {
      title: '认证等级随操作升级',
      text: '查询只要口令，审批要证书，付款要安全盾认证的签名。等级不够时中断请求，引导补充认证，完成后回到原操作。',
    },
    {
      title: '会话统一管理',
      text: '空闲 30 分钟、总长 12 小时为默认值，与安全盾认证服务一致；停用账号后 5 秒内所有应用的会话失效。',
    },
    {
      title: '证书状态不依赖单点',
      text: 'CRL 定时拉取并支持增量，OCSP 结果缓存；状态服务中断时按策略宽限或拒绝，不会悄悄放行。',
    },
    {
      title: '按终端状态决定',
      text: '从终端管控与 SDP 接收终端合规结果，越狱、未加密、缺补丁的终端降级到只读应用。',
    },
    {
      title: '集群扩展',
      text: '多台以主主方式共享会话，前端由负载均衡按源地址分发；单台故障时会话保留在其他节点。',
    },
  ],
  protocol: {
    title: 'TLCP 双向认证与身份传递',
    actors: ['国密浏览器', '安全认证网关', '安全盾认证服务', '业务应用'],
    steps: [
      {
        from: '国密浏览器',
        to: '安全认证网关',
        message: 'ClientHello（版本 0x0101）',
        detail:
          '列出 ECC_SM4_GCM_SM3 {0xE0,0x53}、ECC_SM4_CBC_SM3 {0xE0,0x13} 等套件。网关由版本号识别出 TLCP，国际 TLS 走另一套处理。',
      },
      {
        from: '安全认证网关',
        to: '国密浏览器',
        message: 'ServerHello、双证书、ServerKeyExchange、CertificateRequest、ServerHelloDone',
        detail:
          '网关发送签名证书与加密证书，并用签名私钥对双方随机数和加密证书签名，同时要求客户端出示证书。',
      },
      {
        from: '国密浏览器',
        to: '安全认证网关',
        message: 'Certificate、ClientKeyExchange、CertificateVerify、Finished',
        detail:
          '预主密钥用网关加密证书公钥以 SM2 加密；CertificateVerify 用用户私钥（UKey 或安全 SIM 卡内）对握手摘要签名。',
      },
      {
        from: '安全认证网关',
        to: '国密浏览器',
        message: 'ChangeCipherSpec、Finished',
        detail: '网关核对证书链、有效期、吊销状态与签名，全部通过才完成握手。',
      },
      {
        from: '安全认证网关',
        to: '安全盾认证服务',
        message: '高等级操作的第二因子请求',
        detail:
          '策略要求时，网关携带用户标识和操作摘要发起认证请求，用户在手机上输入 PIN 签名，挑战 180 秒内有效。',
      },
      {
        from: '安全盾认证服务',
        to: '安全认证网关',
        message: '已签名的身份断言',
        detail: '断言 60 秒有效、只能使用一次，含认证等级与签名证书序列号，网关验签后写入会话。',
      },
      {
        from: '安全认证网关',
        to: '业务应用',
        message: '请求与签名身份头',
        detail:
          '网关先删除客户端自带的同名头，再写入用户标识、认证等级与过期时间，并以 SM2 签名，应用用网关证书验证。',
      },
    ],
  },
};
