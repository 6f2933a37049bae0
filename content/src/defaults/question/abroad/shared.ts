export default { id: 'abroad', topic: 'delivery', products: [] };
