const secretName = /PASSWORD|SECRET|KEY|TOKEN|AUTHORIZATION|REDISCLI_AUTH/;
const placeholder = String.raw`\$\{[A-Z0-9_]+:\?[^}]*\}|\$\([A-Z0-9_]+\)`;

/** A value that is a secret, or has one in it, and was written down instead of being named. */
export function isWrittenSecret(name: string, value: string): boolean {
  const password = /:\/\/[^/@:]*:([^@]+)@/.exec(value)?.[1];
  const written = password ?? (secretName.test(name) ? value : '');
  return !new RegExp(`^(?:${placeholder})?$`).test(written);
}

/** Whether it says which version it is; `latest` says nothing. */
export function isPinned(image: string): boolean {
  return /:(?!latest)[\w.-]+$/.test(image);
}
