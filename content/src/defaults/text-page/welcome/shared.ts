export default {
  name: 'welcome',
  body: `UID 安全 / UID Security

您好，这里是 UID 安全的在线服务。
请说明产品型号、软件版本和您看到的现象；不要在消息里发送密码、验证码或密钥，我们从不索取。

Welcome to UID Security.
Please tell us the model, the software version and what you see. Never send passwords, codes or keys: we never ask for them.
`,
};
