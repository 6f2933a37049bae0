export default { id: 'payment-methods', topic: 'buying', products: [] };
