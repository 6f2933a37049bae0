export default {
  name: '智慧医疗安全',
  job: '医护一人一卡，插卡登录、拔卡即锁，医嘱与病历带可独立验证的签名。',
  description:
    '面向医院的身份与签名方案：护理终端插卡登录，医嘱由本人密钥签名并加时间戳，床旁设备以证书入网，对患者接口提供国密与国际双套件。',
  risk: {
    title: '共用的账号，说不清的医嘱',
    paragraphs: [
      '护理车与医生站常年登录同一个账号。出现纠纷时，系统里只有一个岗位的名字，没有开具者本人；签名栏里是一张图片，谁都可以贴。',
      '监护仪、输液泵与移动查房车接在同一张网里，许多设备的系统已停止更新，又不能随意重启或装软件。',
      '互联网医院把检查结果送到患者手机上，接口的证书、令牌与权限成为新的入口。',
    ],
  },
  regulations: [
    {
      id: '医疗卫生机构网络安全管理办法',
      title: '国卫规划发〔2022〕29 号',
      asks: '三级及以上网络每年至少测评一次；二级网络定期测评，其中涉及 10 万人以上个人信息的至少三年一次，其他的至少五年一次；新建网络上线前做安全性测试。',
    },
    {
      id: '电子签名法',
      title: '第十三条、第十四条',
      asks: '签名数据专有且签署时仅由签名人控制、签署后对签名和内容的改动能被发现，为可靠的电子签名，与手写签名或盖章具有同等法律效力。是否满足由个案认定。',
    },
    {
      id: '电子病历应用管理规范（试行）',
      title: '国卫办医发〔2017〕8 号',
      asks: '为操作人员提供专有的身份标识和识别手段，设置权限；操作人员对本人身份标识的使用负责；修改要留痕，并标明时间与修改人。',
    },
    {
      id: 'ISO 27799:2025',
      title: '健康信息学：基于 ISO/IEC 27002 的健康信息安全控制',
      asks: '把 2022 版 ISO/IEC 27002 的控制项落到医疗场景，并补充专有控制，例如唯一标识受照护者、应急时的沟通。它给出指南，不作符合性认证。',
    },
  ],
  architecture: {
    title: '从床旁到患者手机',
    tiers: [
      {
        name: '床旁',
        boxes: [
          {
            id: 'card',
            name: '医护卡',
            text: '安全 SIM 卡连卡基（ID-1），插入读卡器使用',
            product: 'safety-sim-card',
          },
          { id: 'cart', name: '护理车与医生站', text: '加固系统，拔卡即锁', product: 'safety-os' },
          {
            id: 'monitor',
            name: '监护与输液设备',
            text: '内置或外接安全模组，以设备证书入网',
            product: 'safety-mods',
          },
        ],
      },
      {
        name: '接入',
        boxes: [
          {
            id: 'auth',
            name: '安全认证网关',
            text: '证书登录、单点登录、换班交接',
            product: 'safety-auth-gateway',
          },
          { id: 'mdm', name: '终端管控', text: '查房平板与 PDA 的状态', product: 'tm-control' },
          { id: 'remote', name: 'SDP', text: '厂商远程维护与医生院外查阅', product: 'sdp' },
        ],
      },
      {
        name: '院内应用',
        boxes: [
          {
            id: 'his',
            name: 'HIS 与电子病历',
            text: '经 SDK 调用卡签名，保存签名与时间戳',
            product: 'tm-safety-sdk',
          },
          { id: 'tsa', name: 'CA 与时间戳服务', text: '沿用医院已签约的机构' },
        ],
      },
      {
        name: '对外',
        boxes: [
          { id: 'tls', name: '互联网 TLS', text: '双套件接口', product: 'internet-tls' },
          { id: 'patient', name: '患者手机', text: '查看结果、在线问诊' },
        ],
      },
    ],
    links: [
      { from: 'card', to: 'cart', label: '插卡并输入 PIN，拔卡锁屏' },
      { from: 'cart', to: 'auth', label: 'TLCP 双向认证' },
      { from: 'monitor', to: 'auth', label: '设备证书，只到采集接口' },
      { from: 'mdm', to: 'auth', label: '终端合规结果' },
      { from: 'auth', to: 'his', label: '单点登录断言' },
      { from: 'remote', to: 'his', label: '按工单放行的单个应用' },
      { from: 'his', to: 'tsa', label: '对签名取时间戳' },
      { from: 'his', to: 'tls', label: '最小必要的结果' },
      { from: 'tls', to: 'patient', label: 'TLS 1.3 或 TLCP' },
    ],
  },
  before: [
    '一车一账号，几年不退出',
    '口令贴在屏幕边',
    '签名是一张图片，无法独立验证',
    '厂商远程维护常开一个端口',
  ],
  after: [
    '一人一卡，拔卡即锁，会话留在服务端可换机续用',
    '换班时上一人会话自动结束',
    '签名含证书与时间戳，离开本系统也能验证',
    '远程维护按工单开通，到时收回',
  ],
  bill: [
    { product: 'safety-sim-card', quantity: '每位医护 1 张，另备 5%', role: '身份与签名密钥' },
    { product: 'safety-auth-gateway', quantity: '2 台', role: '登录、单点登录与换班' },
    { product: 'tm-safety-sdk', quantity: '每个应用 1 份', role: '病历签名与验签接口' },
    { product: 'safety-os', quantity: '每台护理车 1 份', role: '加固的床旁系统' },
    { product: 'safety-mods', quantity: '每台联网设备 1 片', role: '设备证书' },
    { product: 'tm-control', quantity: '按平板与 PDA', role: '合规、应用与丢失处理' },
    { product: 'sdp', quantity: '按远程用户', role: '厂商维护与院外查阅' },
    { product: 'internet-tls', quantity: '每个出口节点 1 份', role: '对患者的接口' },
  ],
  rollout: [
    {
      weeks: '第 1–2 周',
      title: '调研',
      text: '跟班一个白班和一个夜班，记下共用账号、换班流程、抢救时谁在用哪台终端。',
    },
    {
      weeks: '第 3–6 周',
      title: '一个病区',
      text: '发卡、改登录，夜班先行；应急访问按双人开启演练三次，再推广。',
    },
    {
      weeks: '第 7–14 周',
      title: '全院',
      text: '按病区推进，同步改造电子病历签名；联网设备先登记后换证，不停机。',
    },
    {
      weeks: '第 15–16 周',
      title: '验收',
      text: '由第三方工具抽验百份签名，演练补卡、吊销与时间戳中断，整理测评材料。',
    },
  ],
  questions: [
    {
      question: '抢救时没带卡怎么办？',
      answer:
        '应急访问由两人口令开启，限时、限病区、全程留痕，事后由质控复核并补签说明。不设无记录的后门。',
    },
    {
      question: '已有的电子病历要重写吗？',
      answer:
        '不需要。登录改走认证网关的标准协议，签名处调用 SDK 的一个接口；签名格式与医院现有 CA 对接，历史病历保持原样。',
    },
    {
      question: '监护仪装不了软件，怎样入网？',
      answer:
        '不改设备系统，在网口前加装带安全模组的接入单元，由它持证并建立隧道。单元到设备的一段仍需物理防护；医疗器械自身的变更以注册人要求为准。',
    },
    {
      question: '手机扫码签名可以代替插卡吗？',
      answer:
        '可以，SDK 的协同签名即为此设计，适合门诊与院外。床旁戴手套、手机不便取出的场合，插卡更快。两种方式的认证等级不同，按操作分别设定。',
    },
  ],
};
