import type { NewsArticle } from '@uid/contract/content';

export const secondaryAuthentication: NewsArticle = {
  id: 'secondary-authentication',
  category: 'industry',
  publishedOn: '2026-04-02',
  products: ['safety-sim-card', 'safety-border-gateway', 'safety-auth-gateway'],
  text: {
    zh: {
      title: '5G 二次认证：从标准到现网',
      summary: 'TS 33.501 给出了由企业控制的 EAP 认证；能不能用，取决于终端、核心网与 AAA 三处。',
      sections: [
        {
          heading: '标准里的样子',
          paragraphs: [
            '终端建立 PDU 会话时，SMF 可以充当 EAP 认证者，经 NAS 信令与终端交换 EAP 报文，再经 N6 口以 RADIUS 或 Diameter（TS 29.561）转给企业的 DN-AAA。认证通过才分配数据通路，DN-AAA 还可以随后发起重认证或吊销。',
            '它与主认证相互独立：主认证由运营商负责，回答“这是不是我的签约用户”；二次认证由企业负责，回答“这台设备能不能进我的网”。',
          ],
        },
        {
          heading: '三处条件',
          paragraphs: [
            '终端：二次认证对终端是可选能力，基带要支持，操作系统还要允许应用或配置提供 EAP 凭据。多数手机没有开放，部分工业模组与 CPE 支持。',
            '核心网：SMF 要开通该 DNN 的二次认证，专网常见的简化部署未必包含。AAA：企业要有能处理证书与吊销的服务器，并与网络做地址、会话标识的关联。',
          ],
        },
        {
          heading: '凭据放在哪里',
          paragraphs: [
            'EAP-TLS 的私钥若以文件形式放在设备里，拷走文件就拷走了身份。放进 SIM 卡的密码应用或模组里，至少要拿走硬件才行。卡内签名典型 45 毫秒，在一次 EAP-TLS 交互里占比不大。',
          ],
        },
        {
          heading: '没有二次认证时',
          paragraphs: [
            '常见做法有两种：在企业边界比对运营商 AAA 给出的卡号、地址与隧道证书；或由终端到边界网关建立国密 IPSec 隧道，以设备证书认证。它们拦在边界上，不能阻止会话建立，但密钥同样由企业掌握。',
          ],
        },
        {
          heading: '验收时测什么',
          paragraphs: [
            '拔卡换机是否被拒；吊销证书后多久断开；核心网切换后会话与地址的关联是否还在；AAA 中断时是放行还是拒绝，是否与方案写的一致。',
          ],
        },
      ],
    },
    en: {
      title: '5G secondary authentication, from standard to live network',
      summary:
        'TS 33.501 has an EAP authentication the company controls. Whether you can use it depends on terminal, core and AAA.',
      sections: [
        {
          heading: 'In the standard',
          paragraphs: [
            'When a terminal sets up a PDU session the SMF may act as EAP authenticator: it exchanges EAP with the terminal in NAS signalling and passes it over N6, as RADIUS or Diameter (TS 29.561), to the company’s DN-AAA. The data path follows only if that succeeds, and the DN-AAA can later ask again or revoke.',
            'It is independent of primary authentication. The operator’s answers “is this my subscriber?”, the company’s answers “may this device enter my network?”.',
          ],
        },
        {
          heading: 'Three conditions',
          paragraphs: [
            'Terminal: the capability is optional; the baseband must have it and the system must let an application or a profile supply EAP credentials. Most phones do not, some industrial modems and CPE do.',
            'Core: the SMF must have it switched on for the DNN, which simplified private networks may lack. AAA: the company needs a server that handles certificates and revocation and ties addresses to sessions.',
          ],
        },
        {
          heading: 'Where the credential lives',
          paragraphs: [
            'If the EAP-TLS key is a file on the device, whoever copies the file has the identity. In the applet of a SIM or in a module, it takes the hardware. Signing in the card typically takes 45 milliseconds, a small part of an EAP-TLS exchange.',
          ],
        },
        {
          heading: 'Without it',
          paragraphs: [
            'Two ways are common: at the edge, compare card number and address from the operator’s AAA with the tunnel’s certificate; or authenticate the device by an SM IPsec tunnel from terminal to border gateway. Both stop traffic at the edge and cannot stop the session itself, but the keys are yours just the same.',
          ],
        },
        {
          heading: 'What to test for acceptance',
          paragraphs: [
            'Is a card moved to another device refused? How soon does revocation end a session? Do session and address stay tied after a core switches over? With the AAA down, is traffic let through or refused, and is that what the design says?',
          ],
        },
      ],
    },
  },
};
