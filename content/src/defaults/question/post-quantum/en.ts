export default {
  question: 'Do you support post-quantum algorithms?',
  answer:
    'TLS Terminator supports hybrid X25519MLKEM768 key exchange (ML-KEM of FIPS 203), which has to be switched on in the configuration. UM-M firmware has room reserved for ML-KEM and ML-DSA; UM-L and today’s cards lack the memory, and we make no promise for them.',
};
