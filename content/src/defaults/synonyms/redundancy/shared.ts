export default {
  id: 'redundancy',
  words: [
    '网关必须成对部署吗',
    'must gateways come in pairs',
    '双机热备',
    '热备',
    '高可用',
    '冗余',
    '主备切换',
    'HA',
    'high availability',
    'redundancy',
    'redundant',
    'hot standby',
  ],
};
