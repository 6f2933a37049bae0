export default {
  question: 'What if a certificate expires?',
  answer:
    'TLS Terminator renews public certificates by itself; SM ones come over the CA’s interface or by hand, and alarms escalate before they expire. Modules and border gateways renew from 30 days before; a device that fails to renew reaches only the CA. Certificates in Secure SIM cards are renewed over the air.',
};
