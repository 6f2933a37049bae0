export default { id: 'licence-delivery', topic: 'delivery', products: [] };
