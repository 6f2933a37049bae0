export default {
  id: 'hsm',
  words: [
    '安全模组',
    'Cryptographic Modules',
    'HSM',
    '密码机',
    '加密机',
    '服务器密码机',
    '硬件安全模块',
    'hardware security module',
    'security module',
  ],
};
