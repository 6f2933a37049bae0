export default {
  name: 'support-hours',
  body: `服务时间 / Support hours

工作日 9:00–18:00（北京时间）：售前、订单、发票与技术支持。
安全事件与漏洞报告 24 小时受理，主题或开场请写明“安全”。
紧急挂失（卡、证书、终端）24 小时受理；请准备卡号或终端标识，不要提供 PIN。

Working days 9:00–18:00 (UTC+8): sales, orders, invoices and technical support.
Security incidents and vulnerability reports around the clock; begin with the word "security".
Urgent revocation of cards, certificates and terminals around the clock; have the card or terminal number ready, never the PIN.
`,
};
