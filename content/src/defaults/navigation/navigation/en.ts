import { headerLinks } from '../../../header-links.ts';

export default {
  header: headerLinks('en'),
  footer: [
    {
      title: 'Company',
      entries: [
        { name: 'Solutions', path: '/solution' },
        { name: 'Shop', path: '/mall' },
        { name: 'Cases', path: '/client-case' },
        { name: 'News', path: '/news' },
        { name: 'Partners', path: '/support/cooperation' },
        { name: 'News feed (RSS)', path: '/rss.xml' },
      ],
    },
    {
      title: 'Service',
      entries: [
        { name: 'Support', path: '/support' },
        { name: 'Contact', path: '/support#contact' },
        { name: 'Certificates and tests', path: '/support/certificates' },
        { name: 'Report a vulnerability', path: '/.well-known/security.txt' },
        { name: 'Terms of sale', path: '/im/terms-of-sale.txt' },
        { name: 'Privacy', path: '/im/privacy.txt' },
      ],
    },
  ],
  certificates: [],
};
