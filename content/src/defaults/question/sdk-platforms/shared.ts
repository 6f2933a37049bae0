export default { id: 'sdk-platforms', topic: 'deployment', products: ['tm-safety-sdk'] };
