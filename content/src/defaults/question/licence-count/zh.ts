export default {
  question: '许可按什么计数？',
  answer:
    '终端管控按终端，SDP 按用户，TLS 按节点，SDK 按应用标识，安全盾认证按月活用户，虚拟网关按实例，操作系统按终端一次购买。商品页写明单位。',
};
