export default {
  id: 'privacy',
  words: ['隐私', '隐私政策', '个人信息', 'privacy', 'privacy policy', 'GDPR', 'data protection'],
};
