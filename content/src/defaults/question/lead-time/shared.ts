export default { id: 'lead-time', topic: 'delivery', products: [] };
