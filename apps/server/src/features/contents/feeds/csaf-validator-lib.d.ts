type DocumentTest = (document: unknown) => unknown;

declare module '@secvisogram/csaf-validator-lib/schemaTests.js' {
  export const csaf_2_0_strict: DocumentTest;
}

declare module '@secvisogram/csaf-validator-lib/mandatoryTests.js' {
  const tests: Record<string, DocumentTest>;
  export = tests;
}

declare module '@secvisogram/csaf-validator-lib/validate.js' {
  export default function validate(
    tests: readonly DocumentTest[],
    document: unknown,
  ): Promise<{ isValid: boolean; tests: { name: string; isValid: boolean; errors: unknown[] }[] }>;
}
