export default { id: 'domestic-os', words: ['麒麟', '统信', 'UOS', 'Kylin'] };
