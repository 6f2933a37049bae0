export default {
  question: '收到安全 SIM 卡后怎样启用？',
  answer:
    '先改出厂 PIN，再在卡内生成密钥并申请证书，最后把证书写回卡里。入公网的卡须先由运营商开通；测试卡用测试 CA，不可用于生产。',
};
