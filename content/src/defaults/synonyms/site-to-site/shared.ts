export default {
  id: 'site-to-site',
  words: [
    '安全边界网关',
    'Border Security Gateway',
    'site-to-site',
    'site to site',
    'LAN to LAN',
    'branch VPN',
    'branch office VPN',
    '分支互联',
    '分支组网',
    '异地组网',
    '总部与分支',
    '点对点加密',
  ],
};
