import type { NewsArticle } from '@uid/contract/content';

export const borderGateway200: NewsArticle = {
  id: 'border-gateway-200',
  category: 'product',
  publishedOn: '2026-04-28',
  products: ['safety-border-gateway'],
  text: {
    zh: {
      title: 'BG-200 导轨式边界网关开始供货',
      summary: '无风扇、−40～70 ℃、双路直流，把设备证书核验与规约过滤放到箱变、路口与车上。',
      sections: [
        {
          heading: '为什么要小的',
          paragraphs: [
            '边界常常不在机房。配电房、路口机箱与列车里没有 1U 的位置，也没有空调。BG-200 长宽高 60 mm × 140 mm × 125 mm，导轨安装，满载 18 W，用 9–48 V 直流供电，双路输入互为备用。',
          ],
        },
        {
          heading: '里面有什么',
          paragraphs: [
            '内置 UM-M 模组保存私钥并完成 SM2 运算，每秒 5,000 次签名；国密 IPSec 吞吐 500 Mbit/s，200 条并发隧道。规约过滤与大型号相同：104 的类型标识、Modbus 的功能码与寄存器区间、MQTT 的主题。',
          ],
        },
        {
          heading: '选型时请注意',
          paragraphs: [
            '它面向一个站、一个路口的边界，不是汇聚设备；隧道数超过 140 条（容量的七成）请选 BG-2000。硬件 Bypass 默认开启，断电会直通，安全优先的边界请在启用前关闭并记录。',
            '工作温度为机箱内空气温度，日晒机柜请实测。4G/5G 为选件，订货时确定频段。',
          ],
        },
      ],
    },
    en: {
      title: 'BG-200, a border gateway for the DIN rail, ships',
      summary:
        'No fan, −40 to 70 °C, two DC inputs: certificate checks and protocol filters for substations, junctions and trains.',
      sections: [
        {
          heading: 'Why a small one',
          paragraphs: [
            'The edge is often not in a server room. Substations, roadside cabinets and trains have no room for 1U and no air conditioning. BG-200 measures 60 mm × 140 mm × 125 mm, sits on a DIN rail, takes 18 W at full load and runs on 9–48 V DC from two inputs.',
          ],
        },
        {
          heading: 'What is inside',
          paragraphs: [
            'A UM-M module keeps the private key and does SM2, 5,000 signatures a second; SM IPsec runs at 500 Mbit/s with 200 tunnels. Protocol filters are those of the larger models: 104 type identifiers, Modbus function codes and register ranges, MQTT topics.',
          ],
        },
        {
          heading: 'When choosing',
          paragraphs: [
            'It is for the edge of one station or junction, not for aggregation; beyond 140 tunnels, seven tenths of its capacity, take a BG-2000. The hardware bypass is on when delivered and passes traffic without power: where safety comes first, switch it off before use and write that down.',
            'The temperature is that of the air inside the cabinet: measure where the sun shines on it. 4G and 5G are options, with bands chosen when ordering.',
          ],
        },
      ],
    },
  },
};
