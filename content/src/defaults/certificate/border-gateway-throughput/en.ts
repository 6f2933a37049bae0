export default {
  name: 'SM IPsec throughput of the Border Security Gateway',
  issuer: 'UID Security test laboratory',
  scope:
    'Two gateways of a model back to back, one tunnel, both directions together, with the packets and algorithms that the specification names: BG-200 500 Mbit/s, BG-2000 2 Gbit/s, BG-10000 10 Gbit/s, for 60 seconds without loss.',
};
