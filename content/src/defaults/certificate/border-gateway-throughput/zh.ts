export default {
  name: '边界网关的国密 IPSec 吞吐',
  issuer: 'UID 安全测试实验室',
  scope:
    '两台同型号网关背靠背，一条隧道，双向合计，用产品页规格表所写的报文与算法；BG-200 500 Mbps，BG-2000 2 Gbps，BG-10000 10 Gbps，连续 60 秒无丢包。',
};
