export const securityTexts = {
  zh: {
    title: '安全',
    lead: '怎样报告漏洞，公告在哪里，怎样核对我们发布的每个文件。',
    report: '报告漏洞',
    reportText:
      '请用 security.txt 中的邮箱。三个工作日内确认收到，十个工作日内告知能否复现、影响哪些版本；对善意研究，我们不采取法律行动。',
    policy: '漏洞披露政策',
    contact: '联系方式（security.txt）',
    advisories: '安全公告',
    advisoriesText: '给人看的在支持页；给程序读的是 CSAF 2.0 文档，旁边有 SHA-256 与 SHA-512。',
    advisoriesSigned: '每份文档旁还有 OpenPGP 签名（.asc）。',
    read: '阅读公告',
    provider: '公告目录（provider-metadata.json）',
    verify: '核对下载',
    verifyText:
      '校验和清单列出下载中心现在的每个文件。在存放下载文件的目录里运行一条命令，核对清单的签名，再核对目录里的全部文件；改过名的文件不在清单上。',
    verifyUnsigned:
      '校验和清单列出下载中心现在的每个文件。本站目前没有签名密钥，清单没有签名：它能发现下载中的损坏，不能证明是谁写的。',
    once: '一次：取得公钥，并与下面的指纹比对',
    each: '每次：核对',
    mac: '在 macOS 上用 shasum -a 256 代替 sha256sum。Windows 上可用 WSL 或 Git Bash。',
    checksums: '校验和清单',
    signature: '它的签名',
    key: '公钥',
    keyText:
      '公告与校验和清单都由这把密钥签名。请从另一个来源再核对一次指纹，例如我们的报价单或电话。',
    fingerprint: '指纹',
    trial: '这是开发环境自行生成的试用密钥，不能证明任何事。',
    noKey: '本站没有设置签名密钥：公告与清单有校验和，没有签名。',
    openKey: '下载公钥',
    made: '由什么构成',
    madeText:
      '正在运行的版本的物料清单（CycloneDX 1.5）：每个组件的版本、许可证与校验和。它也在校验和清单里。',
    noSbom: '这个版本没有附带物料清单。',
    sbom: '物料清单（SBOM）',
    more: '本站怎样保护您',
    copy: '复制',
  },
  en: {
    title: 'Security',
    lead: 'How to report a vulnerability, where to find advisories, and how to verify every file we publish.',
    report: 'Report a vulnerability',
    reportText:
      'Write to the address in security.txt. We confirm within three working days and say within ten whether we can reproduce it and which versions are affected; we take no legal action against good-faith research.',
    policy: 'Disclosure policy',
    contact: 'Contact (security.txt)',
    advisories: 'Security advisories',
    advisoriesText:
      'For people, on the support page; for programs, as CSAF 2.0 documents with SHA-256 and SHA-512 beside them.',
    advisoriesSigned: 'Each document also has its OpenPGP signature (.asc) beside it.',
    read: 'Read the advisories',
    provider: 'Advisory directory (provider-metadata.json)',
    verify: 'Check downloads',
    verifyText:
      'The list of checksums names every file now in the download centre. One command, run in the folder with your downloads, checks the signature of the list and then every file in that folder; a file that was renamed is not on the list.',
    verifyUnsigned:
      'The list of checksums names every file now in the download centre. This site has no signing key, so the list is not signed: it reveals damage in transit but does not prove who wrote it.',
    once: 'Once: get the public key, and compare it with the fingerprint below',
    each: 'Each time: check',
    mac: 'On macOS use shasum -a 256 instead of sha256sum; on Windows, WSL or Git Bash.',
    checksums: 'List of checksums',
    signature: 'Its signature',
    key: 'Public key',
    keyText:
      'This key signs advisories and the list of checksums. Compare its fingerprint with another source as well, such as one of our quotes or a phone call.',
    fingerprint: 'Fingerprint',
    trial: 'This is a trial key that a development site generated for itself: it proves nothing.',
    noKey: 'This site has no signing key: advisories and the list have checksums and no signature.',
    openKey: 'Get the public key',
    made: 'What it is made of',
    madeText:
      'The bill of materials of the running release (CycloneDX 1.5): version, licence and checksum of each component. It is on the list of checksums, too.',
    noSbom: 'This release came without a bill of materials.',
    sbom: 'Bill of materials (SBOM)',
    more: 'How this site protects you',
    copy: 'Copy',
  },
};
