import * as contract from '#contract/mentoring/caseload.ts';
import { always, named, type Row, row } from './scope-row.test-support.ts';

/** The lines of who mentors whom: each of the people named is a mentor of their organisation too. */
export const caseloadRows: [string, Row][] = [
  row(contract.mentorBoard, always, ({ organisation }) => ({ query: { organisation } })),
  row(contract.caseloadLearners, always, ({ organisation, person: mentor }) => ({
    query: { organisation, mentor },
  })),
  row(contract.previewShareOut, named, ({ person }) => ({
    body: { of: person, mentors: [person] },
  })),
  row(contract.moveLearners, named, ({ person: learner }) => ({
    body: { moves: [{ learner, from: null, to: null }] },
  })),
];
