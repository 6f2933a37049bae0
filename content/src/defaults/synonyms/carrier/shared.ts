export default {
  id: 'carrier',
  words: ['承运商', '顺丰', '京东快递', '快递公司', 'carrier', 'courier', 'DHL', 'FedEx'],
};
