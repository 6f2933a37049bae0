export default {
  id: 'login',
  words: ['登录', '登陆', '登入', 'login', 'log in', 'sign in', 'signin'],
};
