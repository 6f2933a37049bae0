export default { id: 'cancel-order', topic: 'buying', products: [] };
