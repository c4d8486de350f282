import * as contract from '#contract/mentoring/assignments.ts';
import { always, found, type Named, named, type Row, row } from './scope-row.test-support.ts';

const inAddress = ({ person: learner }: Named) => ({ params: { learner } });

/** A call that adds an area, made for it, to somebody. */
const adding = (
  endpoint: typeof contract.previewAssignments | typeof contract.assignMany,
): [string, Row] => {
  const ask: Row['ask'] = async (world, caller, { person }) => {
    const { status, reply, errors } = await world.as(caller)(endpoint, {
      body: { learners: [person], areas_list: [await world.area()] },
    });
    return { status, reply: errors ?? reply };
  };
  return [`${endpoint.method} ${endpoint.path}`, { ...named, ask }];
};

const save: Row['ask'] = async (world, caller, { person: learner_id }) => {
  const { status, errors } = await world.as(caller)(contract.saveAssignments, {
    body: { learner_id, areas_list: [await world.area()], order_by: [1] },
  });
  return { status, reply: errors };
};

const undo: Row['ask'] = async (world, caller, { person }) => {
  const areas_list = [await world.area()];
  const { status, reply, errors } = await world.as(caller)(contract.undoAssignMany, {
    body: { learners: [person], areas_list, assigned_at: new Date().toISOString() },
  });
  return { status, reply: errors ?? reply };
};

/** The lines of what learners are assigned. */
export const assigningRows: [string, Row][] = [
  row(contract.assignableAreas, always, () => ({})),
  row(contract.learnerAssignments, found, inAddress),
  row(contract.writtenIn, found, inAddress),
  row(contract.removeAssignments, named, ({ person: learner_id }) => ({ body: { learner_id } })),
  ['POST /api/learning/saveuserlearning', { ...named, ask: save }],
  adding(contract.previewAssignments),
  adding(contract.assignMany),
  ['POST /api/learning/assign-many/undo', { ...named, ask: undo }],
];
