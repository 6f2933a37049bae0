/** What one connection may take, as options of Fastify and of Node's HTTP server. */
export const connectionLimits = {
  /** Bytes of a body. */
  bodyLimit: 64 * 1024,
  /** From the first byte of a request to the last one of its body. */
  requestTimeout: 15_000,
  /** Without a byte in either direction; a download that nobody reads ends too. */
  connectionTimeout: 60_000,
  http: {
    maxHeaderSize: 16 * 1024,
    headersTimeout: 10_000,
    // Asked for by ourselves, so that its absence is answered like everything else.
    requireHostHeader: false,
    /** How often the two limits of time are looked at. */
    connectionsCheckingInterval: 2_000,
  },
};
