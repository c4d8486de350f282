import { yearOf } from '#messages/dates.ts';
import { daysAfter } from './calendar.ts';
import { type AreaKey, areas, pods } from './content/areas-and-pods.ts';
import { reopenedReason } from './content/notes.ts';
import { learners } from './named-records.ts';
import type { Person } from './people.ts';
import { codeOf, idOf } from './random.ts';

export type SignedOffArea = {
  reflection: string;
  learner: Person;
  mentor: Person;
  area: AreaKey;
  /** Names of the pods signed off by then. */
  covered: string[];
  at: Date;
  /** The first sign-off and its undoing; `isAgain` where it was signed off a second time. */
  undone: { signedOffAt: Date; at: Date; isAgain: boolean } | undefined;
};

type Withdrawn = { withdrawnAt: Date; withdrawnReason: string; replacedBy: string | null };
type Issue = SignedOffArea & {
  uuid: string;
  holder: string;
  correctedAt?: Date;
  withdrawn?: Withdrawn;
};

/** One certificate for each area that was signed off, numbered by year in the order of issue. */
export function certificateRows(signedOff: readonly SignedOffArea[], admin: Person, now: Date) {
  const issues = signedOff.flatMap(issuesOf).sort((a, b) => a.at.getTime() - b.at.getTime());
  const numbers = new Map<number, number>();
  const certificates = issues.map((issue) => {
    const year = yearOf(issue.at);
    const number = (numbers.get(year) ?? 0) + 1;
    numbers.set(year, number);
    return rowOf(issue, `SW-${year}-${String(number).padStart(5, '0')}`);
  });
  const certificateNumbers = [...numbers].map(([year, last]) => ({ year, last }));
  return { certificates, certificateNumbers, corrections: correctionRows(issues, admin, now) };
}

function issuesOf(area: SignedOffArea): Issue[] {
  const valid = { ...area, uuid: idOf('certificate', area.reflection), holder: area.learner.name };
  if (area.undone) return undoneIssues(valid, area.undone);
  if (area.learner.email !== learners.keita.email) return [valid];
  const correctedAt = daysAfter(area.at, 2);
  const first = {
    ...valid,
    uuid: firstOf(area.reflection),
    holder: 'Keita Potae',
    withdrawn: {
      withdrawnAt: correctedAt,
      replacedBy: valid.uuid,
      withdrawnReason: 'Issued again with the name corrected.',
    },
  };
  return [first, { ...valid, correctedAt }];
}

const firstOf = (reflection: string) => idOf('certificate', reflection, 'as first issued');

/** For a reopened reflection: the first certificate is withdrawn, and there may be a second. */
function undoneIssues(valid: Issue, { signedOffAt, at, isAgain }: Undone): Issue[] {
  const replacedBy = isAgain ? valid.uuid : null;
  const withdrawn = { withdrawnAt: at, withdrawnReason: reopenedReason, replacedBy };
  const first = { ...valid, uuid: firstOf(valid.reflection), at: signedOffAt, withdrawn };
  return isAgain ? [first, valid] : [first];
}

type Undone = NonNullable<SignedOffArea['undone']>;

/** One correction of a name that was made, and one that waits for an administrator. */
function correctionRows(issues: readonly Issue[], admin: Person, now: Date) {
  return issues.flatMap(({ uuid, learner, at, holder }) => {
    const request = { uuid: idOf('correction', uuid), certificate: uuid };
    if (holder === 'Keita Potae') {
      const decision = {
        outcome: 'made' as const,
        decidedAt: daysAfter(at, 2),
        decidedBy: admin.uuid,
      };
      const note = 'The macron is missing.';
      return [{ ...request, ...decision, name: learner.name, note, askedAt: daysAfter(at, 1) }];
    }
    if (learner.email !== learners.priya.email) return [];
    const note = 'I have married since I signed up.';
    return [{ ...request, name: 'Priya Nambiar-Kelly', note, askedAt: daysAfter(now, -1.2) }];
  });
}

function rowOf(
  { uuid, reflection, learner, mentor, holder, correctedAt, withdrawn, ...issue }: Issue,
  number: string,
) {
  const { name: area, nameMi: areaMi } = areas[issue.area];
  return {
    uuid,
    number,
    code: codeOf(uuid),
    reflection,
    learner: learner.uuid,
    holder,
    area,
    areaMi,
    pods: issue.covered,
    mentor: mentor.name,
    organisation: learner.organisations[0] ?? null,
    issuedAt: issue.at,
    correctedAt,
    ...withdrawn,
  };
}

/** In the order of learning, in which a certificate lists them. */
export function coveredPods(area: AreaKey, done: ReadonlySet<string>): string[] {
  return areas[area].pods.filter((pod) => done.has(pod)).map((pod) => pods[pod].name);
}
