export default {
  question: 'The connection times out. What should I check?',
  answer:
    'The time first: SDP does not answer packets that are off by more than 30 seconds, which looks like a timeout. Then whether the certificate has expired or been revoked. If only large transfers stall, check the tunnel’s MTU. Otherwise tell support the model, the software version and what you see.',
};
