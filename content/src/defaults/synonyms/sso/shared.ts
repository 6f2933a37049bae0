export default { id: 'sso', words: ['单点登录', 'SSO', 'single sign-on'] };
