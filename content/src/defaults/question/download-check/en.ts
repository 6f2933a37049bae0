export default {
  question: 'How do I check a download?',
  answer:
    'The download centre lists size and SHA-256 of each file. Compute it yourself and compare; if it differs, do not install, and tell us if a second download differs too. The security page has signed checksums and, where the release has one, its bill of materials (SBOM).',
};
