export default { id: 'unpaid-order', topic: 'buying', products: [] };
