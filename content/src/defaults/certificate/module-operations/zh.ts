export default {
  name: '安全模组的运算速度',
  issuer: 'UID 安全测试实验室',
  scope:
    '经模组的对外接口测量，单任务，含传输。SM2 签名 UM-L 300 次/秒、UM-M 5,000 次/秒；SM2 验签 UM-L 150 次/秒、UM-M 2,800 次/秒。',
};
