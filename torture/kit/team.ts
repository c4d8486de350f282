import { setTimeout as delay } from 'node:timers/promises';
import { type Connection, openDatabase } from '#server/platform/data/database.ts';
import { type Browser, openBrowser } from '#testing/crash/browser.ts';
import { newLedger } from '#testing/crash/ledger.ts';
import { addStaff, password, patience } from '#testing/crash/staff.ts';
import { newWriter } from '#testing/crash/writer.ts';
import { type Learner, newLearner } from './learner.ts';

/** One answered call; status 0 is a connection that broke. */
export type Sample = { begun: number; took: number; status: number; text: string };

export type Size = {
  mentors: number;
  learners?: number;
  /** Reflections of each. */
  each?: number;
  submittedAt?: Date;
};

/** People and their reflections, straight in the database. */
export async function newStaff(connection: Connection, size: Size) {
  const { mentors, learners = 0, each = 40, submittedAt = new Date() } = size;
  const database = openDatabase(connection, { limits: patience });
  try {
    const staff = await addStaff(database.db, mentors, each, { submittedAt });
    const waiting = await addLearners(database, learners, each);
    return { ...staff, learners: waiting };
  } finally {
    await database.close();
  }
}

type Staff = Awaited<ReturnType<typeof newStaff>>;

/** Logged-in mentors who review and sign off, and learners who answer and submit, until `stop`. */
export async function newTeam(origin: string, { mentors, shared, learners }: Staff) {
  const ledger = newLedger();
  const samples: Sample[] = [];
  const surprising: string[] = [];
  const submitters = learners.map((learner) => newLearner(learner, ledger));
  const working: Promise<void>[] = [];
  let isOver = false;

  async function work(write: (browser: Browser) => Promise<string[]>, email: string) {
    const browser = observed(await openBrowser(origin, email, password), samples);
    working.push(untilOver(write, browser));
  }

  async function untilOver(write: (browser: Browser) => Promise<string[]>, browser: Browser) {
    while (!isOver) {
      const before = ledger.count();
      try {
        surprising.push(...(await write(browser)));
      } catch {
        // It is among the samples.
      }
      if (ledger.count() === before) await delay(50);
    }
    browser.close();
  }

  await Promise.all([
    ...mentors.map((mentor) => work(newWriter(mentor, shared, ledger).write, mentor.email)),
    ...submitters.map(({ write, email }) => work(write, email)),
  ]);

  return {
    ledger,
    samples,
    /** Answers that a person at work would not expect. */
    surprising,
    /** Sentences about what was acknowledged to learners and is not there. */
    submitters,
    /** Waits until so many more writes are acknowledged; false where that takes too long. */
    async acknowledges(more: number, patience = 120_000): Promise<boolean> {
      const enough = ledger.count() + more;
      const deadline = performance.now() + patience;
      while (ledger.count() < enough && performance.now() < deadline) await delay(5);
      return ledger.count() >= enough;
    },
    async stop() {
      isOver = true;
      await Promise.all(working);
    },
  };
}

export type Team = Awaited<ReturnType<typeof newTeam>>;

/** The same browser, whose answers are written down. */
function observed({ call, close }: Browser, samples: Sample[]): Browser {
  return {
    close,
    call: async (endpoint, input, file) => {
      const begun = performance.now();
      const add = (status: number, text: string) =>
        samples.push({ begun, took: performance.now() - begun, status, text });
      try {
        const answer = await call(endpoint, input, file);
        add(answer.status, answer.status === 503 ? JSON.stringify(answer.reply) : '');
        return answer;
      } catch (error) {
        add(0, String(error));
        throw error;
      }
    },
  };
}

/** Learners with reflections that are answered but not submitted. */
async function addLearners({ db }: ReturnType<typeof openDatabase>, count: number, each: number) {
  const { mentors } = await addStaff(db, count, each, { submittedAt: null });
  return mentors.map(({ learner, reflections }): Learner => ({ email: learner, reflections }));
}
