export default {
  question: 'Why do large transfers stall once the tunnel is up?',
  answer:
    'Check the MTU first. IPsec adds about 60–80 bytes per packet, and path MTU discovery fails where ICMP is dropped. Clamp TCP MSS to about 1,360 bytes on the gateway, then raise it step by step.',
};
