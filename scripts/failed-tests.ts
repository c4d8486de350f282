import { relative } from 'node:path';

/** What Vitest's JSON report says, as far as it is read here. */
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

/** What Playwright's JSON report says, as far as it is read here. */
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
      results: { error?: { message?: string } }[];
    }[];
  }[];
};

const colours = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');
/** Enough for the difference of two lists, which is where a failure says what it is about. */
const linesShown = 30;

function said(where: string, message: string): string {
  const lines = message.replace(colours, '').split('\n').slice(0, linesShown);
  return [`FAILED ${where}`, ...lines.map((line) => `    ${line}`)].join('\n');
}

/** The failed tests of a Vitest report, each with the start of what it said. */
export function failedUnits(report: VitestReport): string[] {
  return report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(process.cwd(), name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [said(file, message)] : [];
    return failed.map((test) =>
      said(`${file} › ${test.fullName}`, test.failureMessages.join('\n')),
    );
  });
}

function failedIn(suite: Suite): string[] {
  const here = suite.specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) =>
        said(
          `[${projectName}] ${suite.file} › ${title}`,
          results.map(({ error }) => error?.message ?? '').join('\n'),
        ),
      ),
  );
  return [...here, ...(suite.suites ?? []).flatMap(failedIn)];
}

/** The failed tests of a Playwright report, each with the start of what it said. */
export function failedInBrowser(report: PlaywrightReport): string[] {
  return report.suites.flatMap(failedIn);
}
