import { stripVTControlCharacters } from 'node:util';

/** A failed test, as `npm test` lists it at its end. */
export interface FailedTest {
  /** The file and the full name of the test. */
  name: string;
  errors: string[];
}

export interface VitestReport {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
}

/** Returns the failed tests of Vitest's report, and the files that failed as a whole. */
export function failedInVitest({ testResults }: VitestReport, root: string): FailedTest[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = name.slice(root.length + 1);
    const failed = assertionResults.filter((each) => each.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [{ name: file, errors: [message] }];
    return failed.map(({ fullName, failureMessages = [] }) => ({
      name: `${file}: ${fullName}`,
      errors: failureMessages,
    }));
  });
}

/** Returns what Vitest printed on errors outside of any test, because its report leaves them out. */
export function saidOutside(lines: string[]): string {
  const start = lines.findIndex((line) => /Unhandled (Error|Rejection)/.test(line));
  return start === -1 ? '' : lines.slice(start).join('\n');
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: {
    file: string;
    title: string;
    tests: { status: string; results: { errors: { message?: string }[] }[] }[];
  }[];
}

export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
  /** Errors outside of any test. */
  errors: { message?: string }[];
}

/** Returns the failed journeys of Playwright's report, including those that passed when they were retried. */
export function failedInPlaywright({ suites, errors }: PlaywrightReport): FailedTest[] {
  return [
    ...suites.flatMap((suite) => failedInSuite(suite, [])),
    ...errors.map(({ message = '' }) => ({ name: 'e2e', errors: [message] })),
  ];
}

function failedInSuite({ suites = [], specs = [] }: PlaywrightSuite, path: string[]): FailedTest[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, results }) => ({
        name: `e2e/${file}: ${[...path, title].join(' ')}${status === 'flaky' ? ' (green when run again)' : ''}`,
        errors: results.flatMap((result) => result.errors.map(({ message = '' }) => message)),
      })),
  );
  return [...own, ...suites.flatMap((suite) => failedInSuite(suite, [...path, suite.title]))];
}

/**
 * Lists each failed test with the first lines of its first error, because often only the end of a CI's output
 * is kept.
 */
export function describeFailed(failed: FailedTest[]): string {
  return [
    'Failed:',
    ...failed.flatMap(({ name, errors: [error = ''] }) => [
      `- ${name}`,
      ...firstLines(error).map((line) => `    ${line}`),
    ]),
  ].join('\n');
}

const foreignFrame = /^\s+at .*(node_modules|<anonymous>|node:)/;

function firstLines(error: string): string[] {
  const lines = stripVTControlCharacters(error)
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '' && !foreignFrame.test(line));
  return lines.slice(0, 8).map((line) => (line.length > 200 ? `${line.slice(0, 200)}…` : line));
}
