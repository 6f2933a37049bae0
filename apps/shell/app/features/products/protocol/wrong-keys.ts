import type { Localised } from '@uid/contract/language';

/** The step of each product's protocol at which a wrong key is noticed, counted from 1, and what follows. */
export const wrongKeys: Record<string, { step: number; why: Localised<string> }> = {
  'safety-shield-auth': {
    step: 6,
    why: {
      zh: '换一张卡、换一把私钥：签名与登记的证书对不上。服务判为失败并记录原因，不签发断言。',
      en: 'Another card, another key: the signature does not match the registered certificate. The service records a failure and issues no ID token.',
    },
  },
  'safety-sim-card': {
    step: 7,
    why: {
      zh: '换一把私钥：签名与证书里的公钥对不上，服务端拒绝。随机数已用过，再试要从第 1 步开始。',
      en: 'Another key: the signature does not match the public key of the certificate, and the server refuses. The challenge is spent; the next try begins at step 1.',
    },
  },
  'safety-super-sim-card': {
    step: 5,
    why: {
      zh: '令牌或 DAP 签名用了别的密钥：卡校验不过，整包丢弃，原有应用不受影响。',
      en: 'A token or DAP signature made with another key: the card discards the whole package, and the applications on it stay as they are.',
    },
  },
  'safety-mods': {
    step: 3,
    why: {
      zh: '换一颗模组、换一把 IDevID 私钥：证书链或序列号对不上，注册系统不签发，后面的隧道也建不起来。',
      en: 'Another module, another IDevID key: chain or serial number do not match, the registrar issues nothing, and no tunnel follows.',
    },
  },
  'safety-border-gateway': {
    step: 3,
    why: {
      zh: '签名私钥不对：网关验不过这条报文的签名，协商到此为止，没有会话密钥，也不转发报文。',
      en: 'With the wrong signing key the signature of this message does not verify: the negotiation ends here, without session keys and without traffic.',
    },
  },
  'safety-auth-gateway': {
    step: 4,
    why: {
      zh: '用户私钥不对：CertificateVerify 的签名验不过，网关不完成握手，请求到不了应用。',
      en: 'With the wrong user key the signature in CertificateVerify does not verify: the gateway does not complete the handshake, and no request reaches the application.',
    },
  },
  'internet-tls': {
    step: 6,
    why: {
      zh: '服务器私钥不对：客户端验不过 CertificateVerify，以告警结束握手，不发送应用数据。',
      en: 'With the wrong server key the client cannot verify CertificateVerify: it ends the handshake with an alert and sends no application data.',
    },
  },
  sdp: {
    step: 5,
    why: {
      zh: 'SPA 密钥不对：HMAC-SM3 对不上，网关静默丢弃，端口看上去仍是关着的。',
      en: 'With the wrong SPA key the HMAC-SM3 does not match: the gateway drops the packet silently, and the port still looks closed.',
    },
  },
  'tm-control': {
    step: 5,
    why: {
      zh: '指令由别的密钥签名：终端验签不过，不执行，仍按原有策略运行。',
      en: 'An instruction signed with another key does not verify: the device does not carry it out and keeps the policy it has.',
    },
  },
  'safety-os': {
    step: 4,
    why: {
      zh: '引导程序由别的密钥签名：安全启动停在第 1 步；就算关掉它，PCR 也变了，芯片在这里不放出磁盘密钥。',
      en: 'A boot loader signed with another key stops at step 1. With secure boot off it would run, but the PCRs differ, and the chip keeps the disk key here.',
    },
  },
  'tm-safety-sdk': {
    step: 5,
    why: {
      zh: '任何一份密钥不对：算出的签名通不过 SDK 的自验，不会交给应用。',
      en: 'With either share wrong the result fails the SDK’s own verification, and the application receives no signature.',
    },
  },
};
