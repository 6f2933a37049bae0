export default {
  name: 'New TLS connections per second',
  issuer: 'UID Security test laboratory',
  scope:
    'A full handshake for each connection, which is then closed, no session resumed, clients on another machine. TLS 1.3 (ECDSA P-256, X25519) 24,000/s, RFC 8998 14,000/s, TLCP with the server authenticated 12,000/s.',
};
