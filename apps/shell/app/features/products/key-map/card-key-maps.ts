import type { KeyMapData } from './key-map-data.ts';

const chipEdge = { zh: '芯片边界', en: 'Edge of the chip' };

export const cardKeyMaps: Record<string, KeyMapData> = {
  'safety-sim-card': {
    parties: [
      { drawing: 'data-centre' },
      { drawing: 'handset' },
      { drawing: 'handset' },
      {
        drawing: 'sim',
        holds: { zh: 'SM2 签名私钥、PIN 与错误计数', en: 'SM2 signing key, PIN and its counter' },
      },
    ],
    lines: [
      {
        after: 0,
        name: { zh: '公网', en: 'Public network' },
        crosses: {
          zh: '随机数与待签内容下行；签名值与证书上行，走 TLS 或 TLCP',
          en: 'Challenge and content down; signature and certificate up, inside TLS or TLCP',
        },
        never: { zh: '口令、PIN', en: 'Passwords, the PIN' },
      },
      {
        after: 2,
        name: chipEdge,
        crosses: {
          zh: '32 字节摘要进，64 字节签名 r‖s 出；PIN 以会话密钥加密后送入',
          en: 'A 32-byte digest in, a 64-byte signature r‖s out; the PIN enters encrypted',
        },
        never: { zh: '私钥 d、随机数 k', en: 'The private key d, the random number k' },
      },
    ],
  },
  'safety-super-sim-card': {
    parties: [
      {
        drawing: 'data-centre',
        holds: { zh: '自己安全域的 SCP03 密钥', en: 'SCP03 keys of its own domain' },
      },
      {
        drawing: 'data-centre',
        holds: { zh: 'SCP81 的预共享密钥', en: 'The pre-shared key of SCP81' },
      },
      {
        drawing: 'base-station',
        holds: { zh: 'OTA 密钥、令牌私钥', en: 'OTA keys, the token key' },
      },
      {
        drawing: 'super-sim',
        holds: {
          zh: '各安全域密钥互不可见，收据密钥',
          en: 'Each domain’s keys, apart from each other; the receipt key',
        },
      },
    ],
    lines: [
      {
        after: 0,
        name: { zh: '合同边界', en: 'Line of the contract' },
        crosses: {
          zh: '签名的安装请求，以业务方密钥加密的个人化指令',
          en: 'Signed requests; personalisation encrypted with the provider’s keys',
        },
        never: { zh: '门禁密钥的明文', en: 'Door keys in clear' },
      },
      {
        after: 2,
        name: chipEdge,
        crosses: {
          zh: '带令牌的 LOAD、INSTALL 进，收据出',
          en: 'LOAD and INSTALL with a token in, receipts out',
        },
        never: { zh: '另一安全域的数据', en: 'Another domain’s data' },
      },
    ],
  },
  'safety-mods': {
    parties: [
      { drawing: 'substation' },
      {
        drawing: 'module',
        holds: {
          zh: 'IDevID 与 LDevID 私钥、会话密钥',
          en: 'IDevID and LDevID keys, session keys',
        },
      },
      { drawing: 'data-centre', holds: { zh: '签发证书的 CA 私钥', en: 'The CA key that issues' } },
      {
        drawing: 'gateway',
        holds: { zh: '网关签名与加密私钥', en: 'Its signing and encryption keys' },
      },
    ],
    lines: [
      {
        after: 0,
        name: { zh: '模组边界', en: 'Edge of the module' },
        crosses: {
          zh: '摘要与数据进；签名、公钥与密钥句柄出',
          en: 'Digests and data in; signatures, public keys and handles out',
        },
        never: { zh: '任何私钥、会话密钥的值', en: 'Any private key, the value of a session key' },
      },
      {
        after: 1,
        name: { zh: '现场与公网', en: 'Site and public network' },
        crosses: {
          zh: '证书申请（EST）、IKE 协商、ESP 密文',
          en: 'Enrolment (EST), IKE, ESP ciphertext',
        },
        never: { zh: '规约明文', en: 'Control messages in clear' },
      },
    ],
  },
};
