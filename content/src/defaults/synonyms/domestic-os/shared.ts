export default {
  id: 'domestic-os',
  words: [
    '麒麟',
    '统信',
    'UOS',
    'Kylin',
    'Linux',
    '国产操作系统',
    '国产系统',
    '信创系统',
    'openEuler',
    '欧拉',
    'Ubuntu',
    'Debian',
    'CentOS',
    'Red Hat',
  ],
};
