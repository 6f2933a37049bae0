export default { id: 'out-of-stock', topic: 'delivery', products: [] };
