export default {
  id: 'directory',
  words: [
    'Active Directory',
    'LDAP',
    'AD 域',
    'AD域',
    '域控',
    '域账号',
    '目录服务',
    'Windows domain',
    'domain controller',
    'directory service',
  ],
};
