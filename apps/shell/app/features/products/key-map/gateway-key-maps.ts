import type { KeyMapData } from './key-map-data.ts';

const publicNetwork = { zh: '公网', en: 'Public network' };

export const gatewayKeyMaps: Record<string, KeyMapData> = {
  'safety-border-gateway': {
    parties: [
      {
        drawing: 'module',
        holds: {
          zh: '终端签名与加密私钥（模组或卡内）',
          en: 'The device’s keys, in its module or card',
        },
      },
      {
        drawing: 'gateway',
        holds: {
          zh: '网关双证书私钥、会话密钥（密码卡内）',
          en: 'Both its keys and session keys, in the crypto card',
        },
      },
      {
        drawing: 'data-centre',
        holds: { zh: '签发 CRL 的私钥', en: 'The key that signs the CRL' },
      },
      { drawing: 'substation' },
    ],
    lines: [
      {
        after: 0,
        name: publicNetwork,
        crosses: { zh: '协商报文与 ESP 密文', en: 'Negotiation and ESP ciphertext' },
        never: { zh: '规约明文、对称密钥的明文', en: 'Messages or symmetric keys in clear' },
      },
      {
        after: 2,
        name: { zh: '业务域', en: 'Service zone' },
        crosses: {
          zh: '解密、按类型标识过滤后的报文',
          en: 'Messages decrypted and filtered by type identifier',
        },
        never: { zh: '越权指令、未登记的地址', en: 'Commands not granted, unlisted addresses' },
      },
    ],
  },
  'safety-auth-gateway': {
    parties: [
      {
        drawing: 'laptop',
        holds: {
          zh: '用户私钥（UKey 或安全 SIM 卡内）',
          en: 'The user’s key, in a token or Secure SIM',
        },
      },
      {
        drawing: 'gateway',
        holds: {
          zh: '网关双证书私钥、身份头签名私钥',
          en: 'Both its keys; the key that signs headers',
        },
      },
      {
        drawing: 'data-centre',
        holds: { zh: '断言签名私钥', en: 'The key that signs assertions' },
      },
      { drawing: 'data-centre' },
    ],
    lines: [
      {
        after: 0,
        name: publicNetwork,
        crosses: {
          zh: 'TLCP 或 TLS 密文，证书与握手签名',
          en: 'TLCP or TLS ciphertext, certificates and handshake signatures',
        },
        never: {
          zh: '口令、客户端自带的身份头',
          en: 'Passwords, identity headers of the client’s own',
        },
      },
      {
        after: 2,
        name: { zh: '应用边界', en: 'Edge of the application' },
        crosses: {
          zh: '请求与 SM2 签名的身份头，含等级与过期时间',
          en: 'The request and a signed header with level and expiry',
        },
        never: { zh: '未认证的请求', en: 'Requests nobody answers for' },
      },
    ],
  },
  'internet-tls': {
    parties: [
      { drawing: 'handset' },
      {
        drawing: 'gateway',
        holds: { zh: '只在内存中的会话密钥', en: 'Session keys, in memory only' },
      },
      { drawing: 'module', holds: { zh: '服务器签名私钥', en: 'The server’s signing keys' } },
      { drawing: 'data-centre' },
    ],
    lines: [
      {
        after: 0,
        name: publicNetwork,
        crosses: {
          zh: 'TLS 1.3、TLS 1.2 或 TLCP 记录，按客户端选定',
          en: 'TLS 1.3, TLS 1.2 or TLCP records, as the client can',
        },
        never: { zh: '会话密钥、私钥', en: 'Session keys, private keys' },
      },
      {
        after: 1,
        name: { zh: '密码设备边界', en: 'Edge of the crypto device' },
        crosses: { zh: '握手摘要进，签名值出', en: 'A handshake digest in, a signature out' },
        never: { zh: '服务器私钥', en: 'The server’s private key' },
      },
    ],
  },
  sdp: {
    parties: [
      {
        drawing: 'laptop',
        holds: { zh: '设备私钥、本人的 SPA 密钥', en: 'The device key and this user’s SPA key' },
      },
      {
        drawing: 'data-centre',
        holds: { zh: '策略签名私钥、全部 SPA 密钥', en: 'The policy key and every SPA key' },
      },
      {
        drawing: 'gateway',
        holds: { zh: '网关私钥、当次一次性 SPA 密钥', en: 'Its own key, SPA keys of this grant' },
      },
      { drawing: 'data-centre' },
    ],
    lines: [
      {
        after: 0,
        name: publicNetwork,
        crosses: {
          zh: '一个 SPA 包，核验后才有 TLS 或 TLCP 隧道',
          en: 'One SPA packet, and a TLS or TLCP tunnel only after it',
        },
        never: { zh: '给未敲门者的任何应答', en: 'Any answer to whoever did not knock' },
      },
      {
        after: 2,
        name: { zh: '应用边界', en: 'Edge of the application' },
        crosses: {
          zh: '获准应用的流量，附签名的用户身份',
          en: 'Traffic of the granted application with a signed identity',
        },
        never: { zh: '其他端口与应用', en: 'Other ports and applications' },
      },
    ],
  },
};
