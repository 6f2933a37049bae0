export default {
  name: 'Time of one SIM authentication',
  issuer: 'UID Security test laboratory',
  scope:
    'Our own 5G SA test network, one cell, a terminal at rest; a Secure SIM Plus in a mid-range Android phone of 2023, three server nodes. Ten thousand runs two seconds apart, failures kept, without user input: median 0.35 s, 95th percentile 1.5 s, 12 failures.',
};
