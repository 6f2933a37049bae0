export default {
  id: 'licence-expiry',
  words: [
    '许可到期后会停用吗',
    'a licence expires',
    '授权过期',
    '授权到期',
    '许可过期',
    '许可到期',
    '授权码过期',
    'licence expired',
    'license expired',
    'licence expiry',
    'license expiry',
    'expired licence',
    'expired license',
  ],
};
