const secretName = /PASSWORD|SECRET|KEY|TOKEN|AUTHORIZATION|REDISCLI_AUTH/;
const placeholder = String.raw`\$\{[A-Z0-9_]+:\?[^}]*\}|\$\([A-Z0-9_]+\)`;

/** Returns true if a value is or contains a secret, instead of a reference to one. */
export function isWrittenSecret(name: string, value: string): boolean {
  const password = /:\/\/[^/@:]*:([^@]+)@/.exec(value)?.[1];
  const written = password ?? (secretName.test(name) ? value : '');
  return !new RegExp(`^(?:${placeholder})?$`).test(written);
}

/** Returns true if an image names its version; `latest` is no version. */
export function isPinned(image: string): boolean {
  return /:(?!latest)[\w.-]+$/.test(image);
}
