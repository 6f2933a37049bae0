export default {
  id: 'vpn',
  words: [
    'VPN',
    '虚拟专用网',
    'IPSec 隧道',
    'IPsec tunnel',
    'SSL VPN',
    'SSLVPN',
    'VPN 网关',
    'VPN client',
    'VPN gateway',
  ],
};
