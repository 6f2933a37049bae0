export default {
  id: 'licence',
  words: [
    '许可',
    '授权码',
    '激活码',
    '注册码',
    '序列号',
    'licence',
    'license',
    'licence key',
    'license key',
    'activation code',
    'serial number',
  ],
};
