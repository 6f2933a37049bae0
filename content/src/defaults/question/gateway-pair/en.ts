export default {
  question: 'Must gateways come in pairs?',
  answer:
    'A single one works, but it is a single point of failure. Border gateways share tunnel state: the standby takes over within a second without renegotiating. Authentication gateways run active-active and share sessions.',
};
