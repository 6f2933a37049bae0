export default {
  question: 'Which products depend on the time?',
  answer:
    'SDP’s authorisation packets tolerate a difference of 30 seconds and are refused beyond it; certificates, Shield SIM Authentication assertions and signed power commands depend on the time too. Give terminals and servers one time source, and watch the drift.',
};
