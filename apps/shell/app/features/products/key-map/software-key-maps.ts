import type { KeyMapData } from './key-map-data.ts';

export const softwareKeyMaps: Record<string, KeyMapData> = {
  'safety-shield-auth': {
    parties: [
      { drawing: 'laptop' },
      { drawing: 'data-centre', holds: { zh: '客户端签名私钥', en: 'Its client signing key' } },
      {
        drawing: 'data-centre',
        holds: {
          zh: '断言签名私钥、各卡 OTA 密钥（密码机内）',
          en: 'Assertion key and cards’ OTA keys, in an HSM',
        },
      },
      { drawing: 'base-station' },
      { drawing: 'sim', holds: { zh: '用户签名私钥、PIN', en: 'The user’s signing key, the PIN' } },
    ],
    lines: [
      {
        after: 2,
        name: { zh: '运营商网络', en: 'Operator’s network' },
        crosses: {
          zh: 'TS 31.115 加密报文下行，签名上行',
          en: 'TS 31.115 packets down, the signature up',
        },
        never: {
          zh: '明文要素、可转述的验证码',
          en: 'Content in clear, a code that could be read out',
        },
      },
      {
        after: 3,
        name: { zh: '芯片边界', en: 'Edge of the chip' },
        crosses: { zh: '挑战进，SM2 签名出', en: 'A challenge in, an SM2 signature out' },
        never: {
          zh: '私钥；手机应用也读不到这条短信',
          en: 'The key; nor can a phone app read the message',
        },
      },
    ],
  },
  'tm-safety-sdk': {
    parties: [
      { drawing: 'handset' },
      {
        drawing: 'handset',
        holds: {
          zh: '本机份额 d₁，由系统密钥库加密',
          en: 'Share d₁, sealed by the system keystore',
        },
      },
      {
        drawing: 'data-centre',
        holds: { zh: '服务端份额 d₂，在密码机内', en: 'Share d₂, inside an HSM' },
      },
      { drawing: 'data-centre' },
    ],
    lines: [
      {
        after: 1,
        name: { zh: '公网', en: 'Public network' },
        crosses: {
          zh: '摘要 e 与点 Q₁ 上行，r、s₂、s₃ 下行，走 TLCP',
          en: 'e and the point Q₁ up; r, s₂, s₃ down, inside TLCP',
        },
        never: { zh: 'd₁、d₂，以及完整的私钥', en: 'd₁, d₂, or a whole private key' },
      },
      {
        after: 2,
        name: { zh: '业务边界', en: 'Edge of your service' },
        crosses: {
          zh: '标准格式的 SM2 签名与证书',
          en: 'An ordinary SM2 signature and certificate',
        },
        never: { zh: '任何一份密钥', en: 'Either share' },
      },
    ],
  },
  'tm-control': {
    parties: [
      { drawing: 'laptop', holds: { zh: '管理员签名私钥', en: 'The administrator’s signing key' } },
      {
        drawing: 'data-centre',
        holds: { zh: '指令签名私钥', en: 'The key that signs instructions' },
      },
      { drawing: 'base-station' },
      {
        drawing: 'handset',
        holds: {
          zh: '设备证书私钥（系统密钥库或安全模组）',
          en: 'The device key, in keystore or module',
        },
      },
      { drawing: 'gateway' },
    ],
    lines: [
      {
        after: 1,
        name: { zh: '推送服务商', en: 'Push provider' },
        crosses: { zh: '一句“有新指令”', en: '“There is something new”' },
        never: { zh: '策略内容、设备数据', en: 'Policy, device data' },
      },
      {
        after: 3,
        name: { zh: '终端边界', en: 'Edge of the device' },
        crosses: {
          zh: '签名、递增版本的策略进，逐条结果与合规状态出',
          en: 'Signed policy of a higher version in; results and compliance out',
        },
        never: { zh: '个人短信、照片、通话记录', en: 'Personal messages, photographs, call logs' },
      },
    ],
  },
  'safety-os': {
    parties: [
      { drawing: 'laptop' },
      {
        drawing: 'module',
        holds: { zh: '证明私钥、封存的磁盘密钥', en: 'Attestation key, sealed disk key' },
      },
      {
        drawing: 'laptop',
        holds: {
          zh: '解封后的磁盘密钥，只在内核密钥环',
          en: 'The unsealed disk key, in the kernel keyring',
        },
      },
      { drawing: 'data-centre' },
      { drawing: 'data-centre' },
    ],
    lines: [
      {
        after: 1,
        name: { zh: '可信芯片边界', en: 'Edge of the trusted chip' },
        crosses: {
          zh: '度量值进；PCR 相符才放出磁盘密钥与签名的引用',
          en: 'Measurements in; the disk key and signed quotes out, if PCRs match',
        },
        never: { zh: '证明私钥', en: 'The attestation key' },
      },
      {
        after: 2,
        name: { zh: '主机与网络', en: 'Host and network' },
        crosses: { zh: '随机数进，引用与度量日志出', en: 'A nonce in, quote and log out' },
        never: { zh: '磁盘密钥、用户数据', en: 'The disk key, user data' },
      },
    ],
  },
};
