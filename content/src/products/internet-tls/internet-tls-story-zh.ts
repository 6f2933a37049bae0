import type { ProductStory } from '../product-parts.ts';

export const internetTlsStoryZh: ProductStory = {
  name: '互联网 TLS',
  job: '一个装在网站前面的 TLS 终结软件：同一域名、同一端口，国密客户端走国密，其余客户端走国际标准。',
  description:
    '互联网 TLS 让网站同时支持 TLCP、RFC 8998 国密套件与国际 TLS 1.3，按客户端能力自动选择，证书自动续期，可作反向代理、边车或库部署。',
  problem: {
    title: '要国密，又不能丢掉普通浏览器',
    paragraphs: [
      '密评要求通信用国密算法，而大多数访客用的是 Chrome、Safari 和 Edge，它们没有内置国密协议。开两个域名，访客不知道该用哪个。',
      '证书有效期在缩短：按 CA/浏览器论坛 SC-081v3，公开信任证书自 2026 年 3 月 15 日起不超过 200 天，2027 年 3 月起 100 天，2029 年 3 月起 47 天。靠人工更换，迟早会断。',
      '自行编译带国密补丁的 nginx，补丁跟不上上游安全更新，出了漏洞只能等。',
    ],
  },
  verbs: [
    { verb: '辨', text: '读 ClientHello 的版本、套件与曲线，判断客户端支持哪一种协议。' },
    { verb: '选', text: '按策略选 TLCP、RFC 8998 或国际 TLS，并给出对应的证书。' },
    {
      verb: '续',
      text: '国际证书经 ACME 自动申领与轮换，国密证书对接 CA 接口，到期前多级告警。',
    },
  ],
  features: [
    {
      title: '一个端口，三套协议',
      text: '443 端口同时接受 TLCP（版本号 0x0101）、TLS 1.3 国密套件（RFC 8998）与国际 TLS 1.2/1.3，不需要分域名。',
    },
    {
      title: '私钥可不在本机',
      text: '私钥可放在服务器密码机或安全模组，经 GB/T 36322 或 PKCS#11 调用；放在内存时，由独立进程持有，工作进程崩溃不泄露私钥。',
    },
    {
      title: '混合后量子密钥交换',
      text: '对支持的浏览器使用 X25519MLKEM768（组合方式见 RFC 10024，ML-KEM 由 FIPS 203 定义），抵御“先存储、后解密”。国密侧待国内标准发布。',
    },
    {
      title: '配置可检查',
      text: '提供 check 命令：对现有配置给出会话协商结果、证书链、弱套件与到期时间，可放进持续集成。',
    },
    {
      title: '平滑重载',
      text: '更换证书与配置不断开已有连接；两进程交接监听套接字，交接期间不拒绝新连接。',
    },
    {
      title: '指标与日志',
      text: '按协议、套件、客户端类型统计握手数与失败原因，Prometheus 格式，便于评估国密客户端的真实占比。',
    },
  ],
  protocol: {
    title: 'TLS 1.3 国密套件握手（RFC 8998）',
    actors: ['客户端', '互联网 TLS', '密码设备', '业务服务器'],
    steps: [
      {
        from: '客户端',
        to: '互联网 TLS',
        message: 'ClientHello：套件 {0x00,0xC6}、curveSM2、sm2sig_sm3',
        detail:
          '客户端列出 TLS_SM4_GCM_SM3、supported_groups 中的 curveSM2(41)、签名算法 sm2sig_sm3(0x0708)，并附 SM2 曲线上的 key_share。',
      },
      {
        from: '互联网 TLS',
        to: '客户端',
        message: 'ServerHello：选定套件与服务端 key_share',
        detail:
          '三项齐备才选国密；缺任何一项就按国际套件协商。若记录层版本为 0x0101，则转入 TLCP 处理。双方由 ECDHE 结果经 HKDF-SM3 导出握手密钥。',
      },
      {
        from: '互联网 TLS',
        to: '密码设备',
        message: '对握手摘要签名',
        detail:
          '私钥在密码设备时只送摘要。SM2 签名所用标识为字符串 TLSv1.3+GM+Cipher+Suite，与证书签名的默认标识不同，这是互通时常见的错误来源。',
      },
      {
        from: '密码设备',
        to: '互联网 TLS',
        message: 'SM2 签名值',
        detail: '单次不超过 1 ms；设备中断时按策略拒绝或切换到备用设备，不自动改用内存密钥。',
      },
      {
        from: '互联网 TLS',
        to: '客户端',
        message: 'EncryptedExtensions、Certificate、CertificateVerify、Finished',
        detail: '从这里起全部加密。TLS 1.3 用单张 SM2 签名证书，与 TLCP 的双证书不同。',
      },
      {
        from: '客户端',
        to: '互联网 TLS',
        message: 'Finished 与首个请求',
        detail: '客户端校验证书链与签名后发送 Finished，随即可以发送应用数据。全程一次往返。',
      },
      {
        from: '互联网 TLS',
        to: '业务服务器',
        message: '转发请求与协商信息',
        detail: '以请求头告知协议与套件；回源可用明文环回、国际 TLS 或 TLCP，由部署位置决定。',
      },
    ],
  },
};
