export default { id: 'price-changed', topic: 'buying', products: [] };
