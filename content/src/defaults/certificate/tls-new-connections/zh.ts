export default {
  name: 'TLS 每秒新建连接',
  issuer: 'UID 安全测试实验室',
  scope:
    '每条连接完整握手后关闭，不复用会话，客户端在另一台机器。国际 TLS 1.3（ECDSA P-256，X25519）24,000 次/秒，RFC 8998 14,000 次/秒，TLCP 单向认证 12,000 次/秒。',
};
