export default { id: 'gateway', words: ['网关', 'gateway', 'GW'] };
