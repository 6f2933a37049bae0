export default {
  id: 'vpn-client',
  words: [
    '移动办公安全',
    'Zero-Trust Remote Access',
    'AnyConnect',
    'GlobalProtect',
    'FortiClient',
    'Pulse Secure',
    'EasyConnect',
    'OpenVPN',
    'WireGuard',
  ],
};
