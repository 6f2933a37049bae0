export default { id: 'licence-trial', topic: 'licence', products: ['internet-tls'] };
