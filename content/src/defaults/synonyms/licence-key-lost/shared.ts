export default {
  id: 'licence-key-lost',
  words: [
    '软件许可怎么交付',
    'how are licences delivered',
    '授权码丢',
    '激活码丢',
    '找不到授权码',
    '没收到授权码',
    'lost licence key',
    'lost license key',
    'licence key not received',
    'license key not received',
    'where is my licence key',
  ],
};
