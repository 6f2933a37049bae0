export default { id: 'order-limit', topic: 'buying', products: [] };
