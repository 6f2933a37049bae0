export default { id: 'password', words: ['密码', '口令', 'password', 'passcode'] };
