export default {
  id: 'authentication',
  words: ['认证', '鉴权', '身份认证', 'authentication', 'auth'],
};
