export default {
  question: 'A card or terminal is lost. What first?',
  answer:
    'Revoke its certificate in the console: that takes effect when the gateways next refresh their revocation lists. Then lock applications and report the loss to the operator. Lock and wipe commands wait until the device is online, so do not rely on them alone.',
};
