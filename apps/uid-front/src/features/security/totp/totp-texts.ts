export const totpTexts = {
  zh: {
    title: '两步验证',
    intro:
      '用密码登录时，还要输入手机应用里的验证码：密码泄露了，别人也进不来。用通行密钥登录不需要它。',
    app: '验证器应用',
    off: '未启用',
    on: (day: string) => `${day}启用`,
    setUp: '设置',
    replace: '更换设备',
    remove: '停用',
  },
  en: {
    title: 'Two-step verification',
    intro:
      'Besides the password, a login then needs the code of an app on your phone: a leaked password alone lets nobody in. A passkey needs no code.',
    app: 'Authenticator app',
    off: 'Off',
    on: (day: string) => `On since ${day}`,
    setUp: 'Set up',
    replace: 'Move to another device',
    remove: 'Turn off',
  },
};
