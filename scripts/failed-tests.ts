import { relative } from 'node:path';
import { failedPagesName } from '../e2e/failed-page.ts';

/** The part of Vitest's JSON report that is read here. */
export type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
};

/** The part of Playwright's JSON report that is read here. */
export type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: Suite[];
};

type Suite = {
  file: string;
  suites?: Suite[];
  specs: {
    title: string;
    tests: {
      projectName: string;
      status: string;
      results: Result[];
    }[];
  }[];
};

type Result = {
  errors: { message?: string }[];
  /** The body is base64. */
  attachments: { name: string; body?: string }[];
};

const colours = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');
/** Enough lines for the difference of two lists, which mostly explains a failure. */
const maxLines = 30;

function formatFailure(where: string, message: string): string {
  const lines = message.replace(colours, '').split('\n').slice(0, maxLines);
  return [`FAILED ${where}`, ...lines.map((line) => `    ${line}`)].join('\n');
}

/** The failed tests of a Vitest report, each with the start of its message. */
export function failedUnits(report: VitestReport): string[] {
  return report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(process.cwd(), name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [formatFailure(file, message)] : [];
    return failed.map((test) =>
      formatFailure(`${file} › ${test.fullName}`, test.failureMessages.join('\n')),
    );
  });
}

function failedIn(suite: Suite): string[] {
  const here = suite.specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) =>
        [
          formatFailure(`[${projectName}] ${suite.file} › ${title}`, messagesOf(results)),
          ...results.flatMap(pagesOf),
        ].join('\n'),
      ),
  );
  return [...here, ...(suite.suites ?? []).flatMap(failedIn)];
}

const messagesOf = (results: Result[]) =>
  results.flatMap(({ errors }) => errors.map(({ message = '' }) => message)).join('\n');

const pagesOf = ({ attachments }: Result) =>
  attachments
    .filter(({ name }) => name === failedPagesName)
    .map(({ body = '' }) => Buffer.from(body, 'base64').toString().trimEnd());

/** The failed tests of a Playwright report, each with the start of its message. */
export function failedInBrowser(report: PlaywrightReport): string[] {
  return report.suites.flatMap(failedIn);
}
