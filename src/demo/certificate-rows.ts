import { yearOf } from '#contract/dates.ts';
import { daysAfter } from './calendar.ts';
import { codeOf, idOf } from './chance.ts';
import { type AreaKey, areas, pods } from './content/areas-and-pods.ts';
import { learners } from './known.ts';
import type { Person } from './people.ts';

export type SignedOffArea = {
  reflection: string;
  learner: Person;
  mentor: Person;
  area: AreaKey;
  /** Names of the pods signed off by then. */
  covered: string[];
  at: Date;
};

type Issue = SignedOffArea & { uuid: string; holder: string; replacedBy: string | null };

/** One certificate for each area that was signed off, numbered by year in the order of issue. */
export function certificateRows(signedOff: readonly SignedOffArea[]) {
  const issues = signedOff.flatMap(issuesOf).sort((a, b) => a.at.getTime() - b.at.getTime());
  const numbers = new Map<number, number>();
  const certificates = issues.map((issue) => {
    const year = yearOf(issue.at);
    const number = (numbers.get(year) ?? 0) + 1;
    numbers.set(year, number);
    return rowOf(issue, `SW-${year}-${String(number).padStart(5, '0')}`);
  });
  const certificateNumbers = [...numbers].map(([year, last]) => ({ year, last }));
  return { certificates, certificateNumbers };
}

function issuesOf(area: SignedOffArea): Issue[] {
  const valid = {
    ...{ ...area, uuid: idOf('certificate', area.reflection) },
    ...{ holder: area.learner.name, replacedBy: null },
  };
  if (area.learner.email !== learners.keita.email) return [valid];
  const withoutMacron = {
    ...{ ...valid, uuid: idOf('certificate', area.reflection, 'as first issued') },
    ...{ holder: 'Keita Potae', replacedBy: valid.uuid },
  };
  return [withoutMacron, { ...valid, at: daysAfter(area.at, 2) }];
}

function rowOf(
  { uuid, reflection, learner, mentor, holder, replacedBy, ...issue }: Issue,
  number: string,
) {
  const { name: area, nameMi: areaMi } = areas[issue.area];
  return {
    ...{
      uuid,
      number,
      code: codeOf(uuid),
      reflection,
      learner: learner.uuid,
      holder,
      area,
      areaMi,
    },
    ...{ pods: issue.covered, mentor: mentor.name, organisation: learner.organisations[0] ?? null },
    ...{ issuedAt: issue.at, replacedBy },
    withdrawnAt: replacedBy ? daysAfter(issue.at, 2) : null,
    withdrawnReason: replacedBy ? 'Issued again with the holder’s name spelled correctly.' : null,
  };
}

/** In the order in which they are learned, as a certificate lists them. */
export function coveredPods(area: AreaKey, done: ReadonlySet<string>): string[] {
  return areas[area].pods.filter((pod) => done.has(pod)).map((pod) => pods[pod].name);
}
