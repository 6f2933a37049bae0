export default { id: 'returns', topic: 'delivery', products: [] };
