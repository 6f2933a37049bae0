export default {
  id: 'iot',
  words: [
    '物联网',
    'IoT',
    'M2M',
    'internet of things',
    '物联网设备',
    '物联网终端',
    'IoT device',
    'IoT devices',
  ],
};
