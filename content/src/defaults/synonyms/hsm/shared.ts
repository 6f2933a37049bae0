export default {
  id: 'hsm',
  words: ['HSM', '密码机', '加密机', '服务器密码机', '硬件安全模块', 'hardware security module'],
};
