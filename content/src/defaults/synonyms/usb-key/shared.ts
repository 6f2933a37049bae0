export default {
  id: 'usb-key',
  words: ['USB Key', 'UKey', 'U 盾', 'U盾', '智能密码钥匙', 'USB token', 'security key'],
};
