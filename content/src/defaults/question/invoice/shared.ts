export default { id: 'invoice', topic: 'buying', products: [] };
