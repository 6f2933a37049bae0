import type { Product } from '@uid/contract/content';

export const safetyBorderGateway: Product = {
  slug: 'safety-border-gateway',
  position: 4,
  group: 'gateway',
  drawing: 'gateway',
  solutions: ['safety-5g', 'safety-electric'],
  siblings: ['safety-auth-gateway', 'sdp', 'safety-mods'],
  cases: ['provincial-grid', 'city-metro', 'auto-plant', 'operator-5g-voice'],
  text: {
    zh: {
      name: '安全边界网关',
      job: '守在内网边界上，终结终端与分支的国密 IPSec 隧道，按设备身份和工业规约决定放行哪些报文。',
      description:
        '安全边界网关部署在内网与公网、5G 专网之间，终结国密 IPSec 隧道，核验设备证书，按身份、规约与指令过滤流量并留痕，三档型号覆盖 500 Mbit/s 到 10 Gbit/s。',
      problem: {
        title: '专网卡和白名单地址，挡不住冒充的设备',
        paragraphs: [
          '不少现场把“用了专网 APN”当作接入安全。物联网卡被拔出来插进另一台设备，照样拿到内网地址；IP 白名单只认地址，不认设备。',
          '隧道建好之后，里面跑什么往往没人管。一台被攻陷的采集终端可以沿着隧道扫描整个主站网段。',
          '工业规约大多没有认证。同一个 TCP 2404 端口上，遥测与遥控报文只差一个类型标识，普通防火墙看不出来。',
        ],
      },
      verbs: [
        {
          verb: '验',
          text: '每条隧道都要求 SM2 设备证书，查有效期与吊销状态，还可核对证书与 SIM 卡号 ICCID 的绑定。',
        },
        { verb: '隔', text: '一类设备一个安全域，只能到规定的主机与端口，域间默认不通。' },
        {
          verb: '滤',
          text: '解析 IEC 60870-5-104、Modbus/TCP、MQTT 等规约，按功能码与指令方向放行或阻断。',
        },
      ],
      features: [
        {
          title: '国密与国际算法并存',
          text: '国密侧按 GM/T 0022 实现 IKE 与 ESP，国际侧支持 IKEv2（RFC 7296）与 AES-GCM，同一台设备可分别终结，便于过渡；单台电脑的运维接入可改走 TLCP 通道。',
        },
        {
          title: '规约深度过滤',
          text: '104 规约可限制类型标识与公共地址，Modbus 可限制功能码与寄存器区间，MQTT 可限制主题；只读采集点收到写指令时立即阻断并告警。',
        },
        {
          title: '证书与卡号绑定',
          text: '在运营商提供 AAA 接口的专网里，网关比对隧道证书、ICCID 与分配地址三者，任何一项变化都进入隔离域等待核实。',
        },
        {
          title: '主备切换不断隧道',
          text: '双机同步 SA 与会话状态，主机断电后 1 秒内由备机接管，隧道不需要重新协商。',
        },
        {
          title: '可旁路上线',
          text: '先以学习模式运行，记录实际流量并生成规则草案，人工确认后再切到阻断模式。',
        },
        {
          title: '审计可外送',
          text: '管理操作与阻断事件以 syslog（RFC 5424）经 TLS 外送，本机另存 180 天，管理员、审计员、安全员三权分立。',
        },
      ],
      protocol: {
        title: '国密 IPSec 隧道的建立',
        actors: ['现场终端', '安全边界网关', '证书状态服务', '主站业务'],
        steps: [
          {
            from: '现场终端',
            to: '安全边界网关',
            message: 'IKE 主模式 1：SA 提议',
            detail: '提议 SM2 认证、SM3 杂凑、SM4 加密及生存期，此时还没有密钥，报文为明文。',
          },
          {
            from: '安全边界网关',
            to: '现场终端',
            message: '主模式 2：选定的 SA 与双证书',
            detail: '网关选定一组参数，并发送自己的签名证书与加密证书。弱提议直接拒绝，不降级。',
          },
          {
            from: '现场终端',
            to: '安全边界网关',
            message: '主模式 3：密钥交换数据与签名',
            detail:
              '终端用网关加密证书的公钥，以数字信封保护本端的对称密钥、随机数和标识，再用自己的签名私钥签名并附证书。',
          },
          {
            from: '安全边界网关',
            to: '证书状态服务',
            message: '查询终端证书状态',
            detail:
              '优先用本地缓存的 CRL，OCSP 作为补充。查询不到时按域策略处理：生产域默认拒绝，也可设宽限时间。',
          },
          {
            from: '安全边界网关',
            to: '现场终端',
            message: '主模式 4：网关的密钥交换数据与签名',
            detail: '网关以同样方式回送。双方由两端的对称密钥与随机数导出工作密钥。',
          },
          {
            from: '现场终端',
            to: '安全边界网关',
            message: '主模式 5、6：互验杂凑值',
            detail:
              '双方以加密的杂凑值确认此前的全部交换未被改动（图中画出终端一侧，网关回送同样内容）。',
          },
          {
            from: '现场终端',
            to: '安全边界网关',
            message: '快速模式：协商 ESP 密钥与保护网段',
            detail: '三条报文产生会话密钥。按时间（默认 1 小时）或流量触发更新，旧密钥随即清除。',
          },
          {
            from: '安全边界网关',
            to: '主站业务',
            message: '解密、过滤后的规约报文',
            detail: '报文先过安全域与规约规则再转发；越权指令被丢弃，并写入审计日志。',
          },
        ],
      },
      specification: [
        {
          group: '性能',
          rows: [
            {
              name: 'IPSec 吞吐（SM4，1,400 字节）',
              value: 'BG-200 500 Mbit/s；BG-2000 2 Gbit/s；BG-10000 10 Gbit/s',
            },
            {
              name: '防火墙吞吐（1,518 字节）',
              value: 'BG-200 1 Gbit/s；BG-2000 10 Gbit/s；BG-10000 40 Gbit/s',
            },
            { name: '并发隧道', value: 'BG-200 200；BG-2000 5,000；BG-10000 20,000' },
            {
              name: '每秒新建隧道',
              value: 'BG-200 20；BG-2000 400；BG-10000 1,000',
            },
            {
              name: 'SM2 签名',
              value: 'BG-200 5,000 次/秒（内置 UM-M）；BG-2000 20,000 次/秒；BG-10000 60,000 次/秒',
            },
            {
              name: '并发连接',
              value: 'BG-200 100,000；BG-2000 2,000,000；BG-10000 8,000,000',
            },
          ],
        },
        {
          group: '接口与外形',
          rows: [
            {
              name: 'BG-200',
              value: '导轨式，4×GE 电口、2×RS-485、4G/5G 可选，60 mm × 140 mm × 125 mm',
            },
            { name: 'BG-2000', value: '1U，8×GE 电口、2×10GE SFP+' },
            { name: 'BG-10000', value: '1U，8×GE 电口、4×10GE SFP+' },
            {
              name: '旁路',
              value: '电口硬件 Bypass，可关闭：BG-200 一对，其余两款各两对',
            },
          ],
        },
        {
          group: '供电与环境',
          rows: [
            {
              name: '供电',
              value: 'BG-200 双路 9–48 V 直流；BG-2000、BG-10000 双电源 100–240 V 交流',
            },
            { name: '满载功耗', value: 'BG-200 18 W；BG-2000 110 W；BG-10000 260 W' },
            {
              name: '工作温度',
              value: 'BG-200 −40 ～ 70 ℃（无风扇）；BG-2000、BG-10000 0 ～ 45 ℃',
            },
            { name: '湿度', value: '5% ～ 95%，无凝露' },
          ],
        },
        {
          group: '管理与可靠性',
          rows: [
            { name: '双机切换', value: '不超过 1 秒（隧道状态同步）' },
            { name: '管理', value: 'HTTPS 控制台、SSH、SNMPv3、syslog over TLS、REST 接口' },
            { name: '日志保存', value: '本机 180 天，可外送' },
          ],
        },
      ],
      compatibility: [
        { subject: '终端', supported: '装有安全模组、安全 SIM 卡或终端安全 SDK 的设备' },
        {
          subject: '第三方 IPSec',
          supported: '符合 GM/T 0022 的国密网关；支持 IKEv2 的设备',
          note: '不同厂商在证书载荷细节上有差异，互通以联调记录为准。',
        },
        {
          subject: '5G 专网',
          supported: 'N6 口以下沉 UPF、L2TP 或专线接入',
          note: '卡号绑定需要运营商开放 AAA 或 DN-AAA 接口。',
        },
        {
          subject: '工业规约',
          supported: 'IEC 60870-5-104、Modbus/TCP、MQTT 3.1.1/5.0、OPC UA（仅按端口与证书）',
        },
        { subject: '安全运营平台', supported: 'syslog RFC 5424、SNMPv3、REST 接口' },
      ],
      deployment: [
        {
          title: '画清边界',
          text: '列出每类终端要访问的主站、端口与指令，这张表就是后面的策略。通常需要业务、网络、安全三方一起半天完成。',
        },
        {
          title: '旁路学习两周',
          text: '镜像流量到网关，学习模式生成规则草案，找出表里没有写到的访问。',
        },
        {
          title: '串接并开启隧道',
          text: '按区域分批切换，先只记录后阻断。每批保留原链路 24 小时，可一条命令退回。',
        },
        {
          title: '收紧与演练',
          text: '关闭未使用的规则，演练证书吊销、主备切换与断网恢复，把结果记入运维手册。',
        },
      ],
      scenarios: [
        {
          title: '配电与新能源接入',
          text: '分布式光伏、充电桩经公网或 5G 切片上送数据，边界网关在安全接入区前终结隧道并过滤 104 报文。',
        },
        {
          title: '轨道交通车地通信',
          text: '车载网关与地面网关间建立隧道，列车过站切换基站时隧道保持，视频与信号业务分域。',
        },
        {
          title: '工厂产线远程维护',
          text: '设备厂商的工程师先经认证网关登录，边界网关只在工单时段放行到指定设备的指定端口。',
        },
      ],
      standards: [
        {
          id: 'GM/T 0022-2023、GB/T 36968-2018',
          title: 'IPSec VPN 技术规范',
          scope: '规定国密 IKE 与 ESP 的报文与算法，本产品按此实现；不规定规约过滤。',
        },
        {
          id: 'GM/T 0023-2023',
          title: 'IPSec VPN 网关产品规范',
          scope: '规定网关的功能、性能与检测项目，按此送检，证书编号随报价单提供。',
        },
        {
          id: 'GB/T 20281-2020',
          title: '防火墙安全技术要求和测试评价方法',
          scope: '访问控制部分对照增强级设计；测试结论只对送检版本有效。',
        },
        {
          id: 'GB 42250-2022',
          title: '网络安全专用产品安全技术要求',
          scope: '强制性标准，规定专用产品自身的安全功能与保障要求，销售前须通过检测或认证。',
        },
        {
          id: 'GB/T 22239-2019',
          title: '网络安全等级保护基本要求',
          scope:
            '可支撑“安全区域边界”“安全通信网络”中的若干条款；系统能否达标由测评机构对整个系统判定。',
        },
      ],
      limits: [
        '本产品不是横向单向隔离装置，也不替代电力专用纵向加密认证装置；生产控制区边界请按主管部门准入目录选型。',
        '加密隧道会带来开销：1,400 字节报文额外约 60–80 字节，时延增加约 0.1–0.4 ms，小包吞吐明显低于标称值。',
        '规约过滤只认识已列出的规约。私有规约只能按端口和证书控制，可付费开发解析插件。',
        '硬件 Bypass 启用后断电会直通，等于绕过防护；对安全优先的边界应关闭它，接受断网。',
      ],
      questions: [
        {
          question: '它和认证网关有什么区别？',
          answer:
            '边界网关面向设备与网络，工作在 IP 层，认的是设备证书；认证网关面向人和应用，工作在 TLS 与 HTTP 层，认的是用户身份。远程维护这类场景通常两者都用。',
        },
        {
          question: '怎么选型号？',
          answer:
            '先数隧道，再看带宽。变电站、路口、车载用 BG-200；地市汇聚用 BG-2000；省级主站用 BG-10000 双机。按并发隧道的 70% 留余量。',
        },
        {
          question: '运营商的 5G 专网已经加密，还要再加一层吗？',
          answer:
            '空口加密只保护手机到基站一段，且由运营商掌握密钥。端到端的隧道保护的是终端到主站全程，密钥由业主自己管理，两者解决不同问题。',
        },
        {
          question: '证书到期会不会造成大面积断网？',
          answer:
            '到期前三十天起自动续签并逐级告警；续签失败的设备进入有限访问的隔离域，只能连到证书系统，不会直接断网。',
        },
      ],
    },
    en: {
      name: 'Safety Border Gateway',
      job: 'Stands at the edge of the internal network, ends the SM IPsec tunnels of devices and branches, and lets packets through by device identity and industrial protocol.',
      description:
        'Border gateway between internal networks and public or private 5G: SM IPsec, device certificates, protocol filtering; 500 Mbit/s to 10 Gbit/s.',
      problem: {
        title: 'A private APN and an address list do not stop an impostor',
        paragraphs: [
          'Many sites take a private APN for secure access. Pull the IoT SIM out, put it into another device, and it still gets an internal address. An IP list knows addresses, not devices.',
          'Once a tunnel is up, nobody looks at what runs through it. One compromised collector can scan the whole master-station network along its tunnel.',
          'Most industrial protocols have no authentication. On TCP 2404 a measurement and a remote command differ by one type identifier, which an ordinary firewall does not see.',
        ],
      },
      verbs: [
        {
          verb: 'Verify',
          text: 'Each tunnel needs an SM2 device certificate, checked for validity and revocation and, if wanted, for its binding to the SIM’s ICCID.',
        },
        {
          verb: 'Separate',
          text: 'One security zone per class of device, with named hosts and ports. Zones do not reach each other by default.',
        },
        {
          verb: 'Filter',
          text: 'IEC 60870-5-104, Modbus/TCP and MQTT are parsed; function codes and directions decide.',
        },
      ],
      features: [
        {
          title: 'SM and international suites side by side',
          text: 'IKE and ESP as in GM/T 0022, and IKEv2 (RFC 7296) with AES-GCM. One box ends both, so a migration can take its time. Single maintenance computers may come by TLCP.',
        },
        {
          title: 'Deep protocol rules',
          text: 'Type identifiers and common addresses for 104, function codes and register ranges for Modbus, topics for MQTT. A write to a read-only point is blocked at once and reported.',
        },
        {
          title: 'Certificate bound to SIM',
          text: 'Where the operator opens an AAA interface the gateway compares certificate, ICCID and assigned address. A change in any of the three leads to quarantine.',
        },
        {
          title: 'Failover keeps the tunnels',
          text: 'SAs and sessions are synchronised between two units. The standby takes over within a second of power loss; nothing is negotiated again.',
        },
        {
          title: 'Starts beside the line',
          text: 'In learning mode it records real traffic and drafts the rules. People confirm them before anything is blocked.',
        },
        {
          title: 'Audit that leaves the box',
          text: 'Administration and blocks go out as syslog (RFC 5424) over TLS and stay on the unit for 180 days. Administrator, auditor and security officer are separate roles.',
        },
      ],
      protocol: {
        title: 'How an SM IPsec tunnel comes up',
        actors: ['Field device', 'Border Gateway', 'Certificate status', 'Master station'],
        steps: [
          {
            from: 'Field device',
            to: 'Border Gateway',
            message: 'IKE main mode 1: SA proposal',
            detail:
              'SM2 authentication, SM3 hash, SM4 encryption and lifetimes. There are no keys yet; the message is in clear.',
          },
          {
            from: 'Border Gateway',
            to: 'Field device',
            message: 'Main mode 2: chosen SA and two certificates',
            detail:
              'The gateway picks one proposal and sends its signing and encryption certificates. Weak proposals are refused; there is no downgrade.',
          },
          {
            from: 'Field device',
            to: 'Border Gateway',
            message: 'Main mode 3: key exchange and signature',
            detail:
              'The device seals its symmetric key, nonce and identity for the gateway’s encryption certificate, signs with its own key and adds its certificates.',
          },
          {
            from: 'Border Gateway',
            to: 'Certificate status',
            message: 'Is this certificate good?',
            detail:
              'A cached CRL first, OCSP in addition. Without an answer the zone’s policy decides: production zones refuse by default, or allow a grace period.',
          },
          {
            from: 'Border Gateway',
            to: 'Field device',
            message: 'Main mode 4: the gateway’s key exchange and signature',
            detail:
              'The same in the other direction. Both derive working keys from the two symmetric keys and nonces.',
          },
          {
            from: 'Field device',
            to: 'Border Gateway',
            message: 'Main mode 5 and 6: hashes compared',
            detail:
              'Encrypted hashes confirm that nothing before was altered. The drawing shows the device’s message; the gateway answers in kind.',
          },
          {
            from: 'Field device',
            to: 'Border Gateway',
            message: 'Quick mode: ESP keys and protected subnets',
            detail:
              'Three messages give the session keys. They are renewed by time (an hour by default) or volume, and the old ones cleared.',
          },
          {
            from: 'Border Gateway',
            to: 'Master station',
            message: 'Decrypted, filtered protocol traffic',
            detail:
              'Zone and protocol rules apply before forwarding. A command without permission is dropped and written to the audit log.',
          },
        ],
      },
      specification: [
        {
          group: 'Performance',
          rows: [
            {
              name: 'IPsec throughput (SM4, 1,400 bytes)',
              value: 'BG-200 500 Mbit/s; BG-2000 2 Gbit/s; BG-10000 10 Gbit/s',
            },
            {
              name: 'Firewall throughput (1,518 bytes)',
              value: 'BG-200 1 Gbit/s; BG-2000 10 Gbit/s; BG-10000 40 Gbit/s',
            },
            { name: 'Concurrent tunnels', value: 'BG-200 200; BG-2000 5,000; BG-10000 20,000' },
            { name: 'New tunnels per second', value: 'BG-200 20; BG-2000 400; BG-10000 1,000' },
            {
              name: 'SM2 sign',
              value: 'BG-200 5,000/s (UM-M inside); BG-2000 20,000/s; BG-10000 60,000/s',
            },
            {
              name: 'Concurrent connections',
              value: 'BG-200 100,000; BG-2000 2,000,000; BG-10000 8,000,000',
            },
          ],
        },
        {
          group: 'Interfaces and form',
          rows: [
            {
              name: 'BG-200',
              value: 'DIN rail, 4×GE copper, 2×RS-485, optional 4G/5G, 60 mm × 140 mm × 125 mm',
            },
            { name: 'BG-2000', value: '1U, 8×GE copper, 2×10GE SFP+' },
            { name: 'BG-10000', value: '1U, 8×GE copper, 4×10GE SFP+' },
            {
              name: 'Bypass',
              value:
                'hardware bypass, can be disabled: one copper pair on BG-200, two on the others',
            },
          ],
        },
        {
          group: 'Power and environment',
          rows: [
            {
              name: 'Supply',
              value: 'BG-200 dual 9–48 V DC; BG-2000, BG-10000 dual 100–240 V AC',
            },
            { name: 'Full-load power', value: 'BG-200 18 W; BG-2000 110 W; BG-10000 260 W' },
            {
              name: 'Operating range',
              value: 'BG-200 −40 to 70 °C, fanless; BG-2000, BG-10000 0 to 45 °C',
            },
            { name: 'Humidity', value: '5% to 95%, non-condensing' },
          ],
        },
        {
          group: 'Management and reliability',
          rows: [
            { name: 'Failover', value: 'within 1 second, tunnels kept' },
            { name: 'Management', value: 'HTTPS console, SSH, SNMPv3, syslog over TLS, REST' },
            { name: 'Logs', value: '180 days on the unit, exportable' },
          ],
        },
      ],
      compatibility: [
        {
          subject: 'Devices',
          supported: 'With Safety Modules, Safety SIM or the Terminal SDK',
        },
        {
          subject: 'Third-party IPsec',
          supported: 'SM gateways to GM/T 0022; IKEv2 devices',
          note: 'Makers differ in the details of certificate payloads; the joint test record decides.',
        },
        {
          subject: 'Private 5G',
          supported: 'Local UPF on N6, L2TP or leased line',
          note: 'SIM binding needs the operator’s AAA or DN-AAA interface.',
        },
        {
          subject: 'Industrial protocols',
          supported:
            'IEC 60870-5-104, Modbus/TCP, MQTT 3.1.1/5.0; OPC UA by port and certificate only',
        },
        { subject: 'Security operations', supported: 'syslog RFC 5424, SNMPv3, REST' },
      ],
      deployment: [
        {
          title: 'Draw the border',
          text: 'List for each class of device the hosts, ports and commands it needs. That table becomes the policy; half a day with operations, network and security at one table.',
        },
        {
          title: 'Learn for two weeks',
          text: 'Mirror the traffic. Learning mode drafts the rules and finds the accesses the table forgot.',
        },
        {
          title: 'Go inline, open tunnels',
          text: 'Switch by area, log first, block later. The old path stays for 24 hours per batch and one command goes back to it.',
        },
        {
          title: 'Tighten and rehearse',
          text: 'Remove unused rules. Rehearse revocation, failover and recovery and write the results into the operations manual.',
        },
      ],
      scenarios: [
        {
          title: 'Distribution and renewables',
          text: 'Solar plants and chargers report over public or sliced 5G. The gateway ends the tunnels ahead of the secure access zone and filters 104.',
        },
        {
          title: 'Train-to-ground',
          text: 'A tunnel joins on-board and wayside gateways and survives handovers; video and signalling are separate zones.',
        },
        {
          title: 'Remote plant maintenance',
          text: 'The machine maker’s engineer signs in at the Auth Gateway; the border opens the named port of the named machine for the time of the work order.',
        },
      ],
      standards: [
        {
          id: 'GM/T 0022-2023, GB/T 36968-2018',
          title: 'IPsec VPN technical specification',
          scope:
            'Messages and algorithms of SM IKE and ESP, implemented as written. Protocol filtering is not their subject.',
        },
        {
          id: 'GM/T 0023-2023',
          title: 'IPsec VPN gateway product specification',
          scope:
            'Functions, performance and tests of such gateways; the certificate number is supplied with the quotation.',
        },
        {
          id: 'GB/T 20281-2020',
          title: 'Firewalls: technical requirements and test methods',
          scope:
            'Access control is designed to the enhanced level. A test result holds for the release that was tested.',
        },
        {
          id: 'GB 42250-2022',
          title: 'Security requirements for dedicated network security products',
          scope:
            'Mandatory in China: security functions and assurance of the product itself, tested or certified before sale.',
        },
        {
          id: 'GB/T 22239-2019',
          title: 'Baseline for classified protection of cybersecurity',
          scope:
            'Supports clauses on area borders and communication networks. Whether a system passes is judged by the assessor for the whole system.',
        },
      ],
      limits: [
        'This is neither a one-way isolation device nor a substitute for the power grid’s vertical encryption authenticators. At production-control borders choose from the regulator’s admission list.',
        'Tunnels cost: about 60–80 bytes on a 1,400-byte packet and 0.1–0.4 ms of delay. Throughput with small packets is well below the figures above.',
        'Filtering knows the protocols listed. Private protocols are controlled by port and certificate; parsers can be developed at a charge.',
        'With bypass enabled a power loss passes traffic unprotected. Where security comes first, disable it and accept the outage.',
      ],
      questions: [
        {
          question: 'How does it differ from the Auth Gateway?',
          answer:
            'The border gateway is for devices and networks: IP layer, device certificates. The Auth Gateway is for people and applications: TLS and HTTP, user identity. Remote maintenance usually needs both.',
        },
        {
          question: 'Which model?',
          answer:
            'Count tunnels first, then bandwidth. BG-200 for substations, crossings and vehicles, BG-2000 for a city, a pair of BG-10000 for a province. Plan for 70% of the concurrent tunnels.',
        },
        {
          question: 'Private 5G is encrypted already. Why a tunnel?',
          answer:
            'Radio encryption protects the way from device to base station, with keys the operator holds. The tunnel protects the way from device to master station, with keys you hold. They solve different problems.',
        },
        {
          question: 'Can expiring certificates take the sites down?',
          answer:
            'Renewal starts thirty days ahead and alarms escalate. A device that fails to renew goes to a quarantine zone that reaches the CA and nothing else.',
        },
      ],
    },
  },
};
