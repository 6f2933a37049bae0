import type { ProductFacts } from '../product-parts.ts';

export const safetyModsFactsZh: ProductFacts = {
  specification: [
    {
      group: '密码性能',
      rows: [
        { name: 'SM2 签名', value: 'UM-L 300 次/秒；UM-M 5,000 次/秒' },
        { name: 'SM2 验签', value: 'UM-L 150 次/秒；UM-M 2,800 次/秒' },
        {
          name: 'SM4',
          value:
            'UM-L（CBC）SPI 10 Mbit/s、USB 20 Mbit/s；UM-M（GCM）800 Mbit/s；单任务，16 KB 分块，含接口传输',
        },
        { name: 'SM3', value: 'UM-L SPI 15 Mbit/s、USB 25 Mbit/s；UM-M 1 Gbit/s；同上条件' },
        { name: '随机数', value: 'UM-L 1 Mbit/s；UM-M 20 Mbit/s；两路独立物理噪声源' },
        { name: '密钥容量', value: 'UM-L 32 组；UM-M 1,024 组' },
      ],
    },
    {
      group: '接口与外形',
      rows: [
        { name: 'UM-L', value: '12 mm × 12 mm × 1.8 mm LGA-24，SPI 25 MHz 或 USB 2.0 高速' },
        { name: 'UM-M', value: 'M.2 2242（B+M Key），PCIe 2.0 ×1' },
        { name: '软件接口', value: 'GB/T 36322（SDF）、GB/T 35291（SKF）、PKCS#11 v2.40' },
        { name: '驱动', value: 'Linux 4.19–6.12、FreeRTOS、RT-Thread；OpenSSL 3 provider' },
      ],
    },
    {
      group: '电气与环境',
      rows: [
        { name: '供电', value: 'UM-L 1.8–3.6 V；UM-M 3.3 V' },
        { name: '功耗', value: 'UM-L 工作 25 mA（3.3 V）、休眠 5 µA（SPI）；UM-M 典型 2.5 W' },
        { name: '工作温度', value: '−40～85 ℃；UM-L 可选 −40～105 ℃' },
        { name: '湿度', value: '5%～95%，无凝露' },
        {
          name: '电磁兼容',
          value: '随整机按 GB/T 17626（IEC 61000-4）系列试验，提供滤波参考设计',
        },
      ],
    },
    {
      group: '物理防护',
      rows: [
        { name: '环境监测', value: '电压、温度、时钟频率、光照（UM-L）' },
        { name: '拆解痕迹', value: '不透明涂层；UM-M 另有防拆开关引脚' },
        { name: '清零', value: '指令清零与异常清零，完成时间不超过 10 ms' },
      ],
    },
  ],
  compatibility: [
    { subject: '处理器', supported: 'Arm Cortex-M/A、RISC-V、x86-64、LoongArch64' },
    {
      subject: '操作系统',
      supported: 'Linux 4.19–6.12、安全操作系统、FreeRTOS、RT-Thread',
      note: 'Windows 仅支持 UM-M，驱动按项目交付。',
    },
    {
      subject: '密码中间件',
      supported: 'OpenSSL 3.0–3.5、支持国密的 OpenSSL 兼容分支、mbed TLS 3.6',
    },
    { subject: '安全边界网关', supported: 'BG-200、BG-2000、BG-10000 全系列' },
    {
      subject: '证书',
      supported: 'SM2 双证书（GB/T 20518），ECDSA P-256 单证书',
      note: '同一密钥容器只放一种算法。',
    },
  ],
  deployment: [
    {
      title: '原理图评审',
      text: '我们提供参考原理图与布局约束，评审电源去耦、SPI 走线与防拆引脚，通常一轮完成。',
    },
    {
      title: '打通产线',
      text: '在产线灌装工位写入 IDevID 与验签公钥，灌装机使用独立的签发密钥，逐台留下记录。',
    },
    {
      title: '现场入网',
      text: '设备首次上电自动申请 LDevID，未在到货清单里的序列号进入人工审核队列。',
    },
    {
      title: '运行与报废',
      text: '证书自动续签；报废时下发清零指令，并在证书系统吊销 IDevID。',
    },
  ],
  scenarios: [
    {
      title: '配电自动化终端',
      text: '馈线终端用 UM-L 完成与主站的双向认证和遥控报文签名，响应时间满足规约要求。',
    },
    {
      title: '医疗物联网网关',
      text: '监护仪网关插入 UM-M，病区数据经 TLCP 上传，设备证书按科室分域管理。',
    },
    {
      title: '轨道交通车载设备',
      text: '车载控制器的固件升级包由模组验签并核对版本计数器，未签名或降级的升级包不会执行。',
    },
  ],
  standards: [
    {
      id: 'GM/T 0028-2024',
      title:
        '密码模块安全要求（2025 年 7 月 1 日起代替 2014 版；参见 GB/T 37092-2018、ISO/IEC 19790）',
      scope:
        '两种形态均按第二级设计。本型号尚未取得商用密码产品认证证书；取得后，这里写明版本、证书编号、有效期与发证机构。第二级要求拆解留痕，不要求主动响应；主动清零是附加能力。',
    },
    {
      id: 'GM/T 0005-2021、GM/T 0062-2018',
      title: '随机性检测规范、密码产品随机数检测要求',
      scope:
        '按后者的四个阶段检测：送样、出厂逐颗、上电、使用中；未通过的模组拒绝生成密钥。通过说明未发现偏差，不等于证明不可预测。',
    },
    {
      id: 'GB/T 36322-2018、GB/T 35291-2017',
      title: '密码设备应用接口、智能密码钥匙应用接口',
      scope: '规定应用程序接口（SDF、SKF），便于更换供应商；不规定模组内部实现。',
    },
    {
      id: 'FIPS 140-3',
      title: '密码模块安全要求（美国）',
      scope:
        '与 GM/T 0028 同以 ISO/IEC 19790 为基础，但核准算法与认证体系不同，结论不互认。本产品未做 FIPS 140-3 认证，面向出口项目请先与我们确认。',
    },
    {
      id: 'IEEE 802.1AR-2018',
      title: '安全设备标识',
      scope: '规定 IDevID 与 LDevID 的结构和使用方式；证书内容与算法由项目配置。',
    },
  ],
  limits: [
    '模组保护密钥，不保护主控里的业务程序。主控被攻破后，攻击者拿不走私钥，但可以在设备在线期间借用它签名。',
    '第二级不抵御实验室级的侵入式攻击（聚焦离子束、微探针等）。有此类威胁的项目需要更高等级的模块。',
    'UM-L 的吞吐只有 10 Mbit/s（SPI）或 20 Mbit/s（USB），不适合多路视频加密；请改用 UM-M 或由主控用会话密钥加密。',
    '电力监控系统中的专用安全装置有自己的检测与准入目录，本模组不替代纵向加密认证装置。',
  ],
  questions: [
    {
      question: '已经量产的设备能加装吗？',
      answer:
        '有 M.2 或空余 USB、SPI 接口的设备可以加装，UM-L 另有转接板。没有接口的设备，可用装有密码应用的贴片 SIM 卡代替，性能较低但无需改板。',
    },
    {
      question: '能按批次提供样片吗？',
      answer:
        '商城可购 UM-L（SPI 或 USB）与开发套件（评估板加两片模组，含驱动与示例）。UM-M 及超过 12 件的订单请走询价，批量产品附灌装方案。',
    },
    {
      question: '抗量子算法怎么办？',
      answer:
        'UM-M 的固件可升级，已预留 ML-KEM（FIPS 203）与 ML-DSA（FIPS 204）的实现空间；国内算法标准发布后按标准跟进。UM-L 的存储不足以容纳，不作承诺。',
    },
    {
      question: '坏了能恢复密钥吗？',
      answer: '签名私钥不能备份，换模组即换证书。加密密钥对由密钥管理系统托管，可以依规恢复。',
    },
  ],
};
