export default {
  id: 'logs',
  words: [
    'syslog',
    '日志审计',
    'SIEM',
    '日志服务器',
    '日志平台',
    '安全运营中心',
    'log management',
    'log server',
    'audit log',
    'audit logs',
  ],
};
