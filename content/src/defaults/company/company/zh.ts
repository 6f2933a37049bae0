export default {
  brand: 'UID 安全',
  legalName: 'UID 网络身份安全技术有限公司',
  phoneLabels: ['售前咨询', '技术支持'],
  address: '中国北京',
  hours: '工作日 9:00–18:00（北京时间）；安全事件 24 小时受理',
};
