import { type Connections, connections, type Headers, must } from './client.ts';
import type { Prepared } from './database/open.ts';
import type { Job } from './jobs/job.ts';
import { type Effort, measure, type Subject } from './measure.ts';
import { cpuOf, cpuOfPostgres, postmasterOf } from './processes.ts';
import type { Row } from './report.ts';
import type { Started } from './server.ts';
import { openBare, openRecorder, type Statement } from './yardsticks/bare-query.ts';
import { type Constant, serveConstants } from './yardsticks/constant.ts';

export type Bench = {
  prepared: Prepared;
  app: Started;
  /** The headers that the browser of a mentor sends, and that of somebody who is not logged in. */
  headers: Record<Job['by'], Headers>;
};

export type Noted = { job: Job; statements: Statement[][]; constant: Constant };

/** Every job at every number of connections, each beside its two yardsticks. */
export async function compare(
  bench: Bench,
  noted: readonly Noted[],
  effort: Effort,
  onRow: (row: Row) => void,
): Promise<Row[]> {
  const constants = await serveConstants(noted.map(({ constant }) => constant));
  const rows: Row[] = [];
  try {
    for (const [index, job] of noted.entries()) {
      for (const count of [1, 10]) {
        const row = await compareOne(bench, job, { constants, index, count, effort });
        rows.push(row);
        onRow(row);
      }
    }
  } finally {
    await constants.stop();
  }
  return rows;
}

/** The SQL of each call, and the answer to one of them. */
export async function recordAll(
  { prepared, app, headers }: Bench,
  jobs: readonly Job[],
): Promise<Noted[]> {
  const recorder = await openRecorder(prepared.connection);
  const to = connections(app.origin, 1);
  try {
    const noted: Noted[] = [];
    for (const job of jobs) {
      const statements: Statement[][] = [];
      for (const call of job.calls) statements.push(await recorder.record(call, headers[job.by]));
      await job.settle?.(prepared.client);
      await job.undo?.(prepared.client);
      const constant = await sample(to, job, headers[job.by]);
      await job.settle?.(prepared.client);
      await job.undo?.(prepared.client);
      noted.push({ job, statements, constant });
    }
    return noted;
  } finally {
    to.close();
    await recorder.close();
  }
}

async function sample(to: Connections, { calls: [call] }: Job, headers: Headers) {
  if (!call) throw new Error('A job without calls');
  const { status, type, body } = await must(to.send(call, headers));
  return { method: call.method, status, type, body };
}

type Setting = {
  constants: Awaited<ReturnType<typeof serveConstants>>;
  index: number;
  count: number;
  effort: Effort;
};

async function compareOne(bench: Bench, noted: Noted, setting: Setting): Promise<Row> {
  const { job, statements } = noted;
  const { constants, index, count, effort } = setting;
  const { connection, dataDir, client } = bench.prepared;
  const postmaster = postmasterOf(dataDir);
  const toApp = connections(bench.app.origin, count);
  const toConstant = connections(constants.origin, count);
  const bare = await openBare(connection, count);
  const cpu = (pid: number) => () => ({ node: cpuOf(pid), postgres: cpuOfPostgres(postmaster) });
  const after = {
    settle: async () => job.settle?.(client),
    ...(job.undo && { undo: async () => job.undo?.(client) }),
  };
  const call = { method: noted.constant.method, path: `/${index}` };

  const subjects: Record<'app' | 'constant' | 'bare', Subject> = {
    app: {
      turns: job.calls.length,
      run: (turn) => must(toApp.send(job.calls[turn] ?? call, bench.headers[job.by])),
      cpu: cpu(bench.app.pid),
      ...after,
    },
    constant: { turns: 1, run: () => must(toConstant.send(call)), cpu: cpu(constants.pid) },
    bare: {
      turns: statements.length,
      run: (turn) => bare.send(statements[turn] ?? []),
      cpu: cpu(process.pid),
      // The noted statements include adding jobs, which the app then runs.
      ...after,
    },
  };
  const figures = await measure(subjects, count, effort);
  toApp.close();
  toConstant.close();
  await bare.close();
  const most = Math.max(...statements.map(({ length }) => length));
  return { job: job.name, connections: count, statements: most, aim: job.aim, figures };
}
