export default {
  name: 'Operations of the cryptographic modules',
  issuer: 'UID Security test laboratory',
  scope:
    'Measured over the module’s own interface, one task, transfer included. SM2 sign UM-L 300/s, UM-M 5,000/s; SM2 verify UM-L 150/s, UM-M 2,800/s.',
};
