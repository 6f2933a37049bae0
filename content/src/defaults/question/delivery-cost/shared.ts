export default { id: 'delivery-cost', topic: 'delivery', products: [] };
