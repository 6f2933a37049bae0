export default { id: 'warranty', topic: 'delivery', products: [] };
