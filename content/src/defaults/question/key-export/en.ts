export default {
  question: 'Can keys be exported for backup?',
  answer:
    'Signing keys generated in cards and modules cannot be exported, and we keep no copy. Encryption key pairs can be held by a key management system and recovered by rule: keep data that must be recoverable apart from signatures that must not be.',
};
