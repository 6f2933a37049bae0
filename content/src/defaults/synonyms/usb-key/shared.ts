export default {
  id: 'usb-key',
  words: ['USB Key', 'UKey', 'U 盾', 'U盾', 'USB token', 'security key'],
};
