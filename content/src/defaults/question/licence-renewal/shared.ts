export default { id: 'licence-renewal', topic: 'licence', products: [] };
