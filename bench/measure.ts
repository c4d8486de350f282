/** An operation that can be repeated, and the processes whose CPU time it takes. */
export type Subject = {
  run: (turn: number) => Promise<unknown>;
  /** The number of different turns. With `undo`, each is done once before it is undone. */
  turns: number;
  settle?: () => Promise<unknown>;
  undo?: () => Promise<unknown>;
  cpu: () => Cpu;
};

export type Cpu = { node: number; postgres: number };

/** Milliseconds; CPU time for each operation. */
export type Figures = Cpu & { p50: number; p95: number; perSecond: number; count: number };

type Slice = Cpu & { durations: number[]; ms: number };

export type Effort = { rounds: number; ms: number };

/**
 * Measures short slices of each subject in turn, so that other load on the machine disturbs all of
 * them alike. The first round warms up and is not counted.
 */
export async function measure<Name extends string>(
  subjects: Record<Name, Subject>,
  connections: number,
  { rounds, ms }: Effort,
): Promise<Record<Name, Figures>> {
  const named = Object.entries<Subject>(subjects).map(([name, subject]) => ({
    name,
    subject,
    turn: 0,
    slices: [] as Slice[],
  }));
  for (let round = 0; round <= rounds; round += 1) {
    for (const state of named) {
      if (state.subject.undo) state.turn = 0;
      const slice = await runSlice(state.subject, { connections, ms, from: state.turn });
      state.turn += slice.durations.length;
      if (round > 0) state.slices.push(slice);
    }
  }
  const figures = named.map(({ name, slices }) => [name, summary(slices)]);
  return Object.fromEntries(figures) as Record<Name, Figures>;
}

type Extent = { connections: number; ms: number; from: number };

async function runSlice(subject: Subject, { connections, ms, from }: Extent): Promise<Slice> {
  const { run, turns, settle, undo, cpu } = subject;
  const before = cpu();
  const durations: number[] = [];
  const begun = performance.now();
  let turn = from;
  const isOver = () => performance.now() - begun > ms || (undo !== undefined && turn >= turns);
  async function work() {
    while (!isOver()) {
      const mine = turn++ % turns;
      const start = performance.now();
      await run(mine);
      durations.push(performance.now() - start);
    }
  }
  await Promise.all(Array.from({ length: connections }, work));
  const elapsed = performance.now() - begun;
  await settle?.();
  const after = cpu();
  await undo?.();
  return {
    durations,
    ms: elapsed,
    node: after.node - before.node,
    postgres: after.postgres - before.postgres,
  };
}

function summary(slices: Slice[]): Figures {
  const durations = slices.flatMap((slice) => slice.durations).sort((a, b) => a - b);
  const count = durations.length;
  const sum = (of: 'ms' | 'node' | 'postgres') =>
    slices.reduce((total, slice) => total + slice[of], 0);
  const part = (share: number) => durations[Math.min(count - 1, Math.floor(count * share))] ?? 0;
  return {
    count,
    p50: part(0.5),
    p95: part(0.95),
    perSecond: (1000 * count) / sum('ms'),
    node: sum('node') / count,
    postgres: sum('postgres') / count,
  };
}
