export default { id: 'licence-count', topic: 'licence', products: [] };
