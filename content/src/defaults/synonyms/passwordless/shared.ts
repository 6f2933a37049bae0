export default {
  id: 'passwordless',
  words: [
    '安全盾认证',
    'Shield SIM Authentication',
    '免密',
    '免密登录',
    '无密码',
    '无密码登录',
    '不用密码登录',
    'passwordless',
    'password-free',
    'password-less',
    'login without password',
    'log in without a password',
    'sign in without a password',
  ],
};
