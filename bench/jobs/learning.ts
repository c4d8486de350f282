import { clearEvents } from '../database/clear-events.ts';
import type { Work } from '../database/work.ts';
import type { Job } from './job.ts';

export const areaIndex = (): Job => ({
  name: 'every area',
  by: 'mentor',
  aim: 5,
  calls: [{ method: 'GET', path: '/api/admin/learning/area/index' }],
});

/** Twenty pods to an area, whether there are two hundred in all or ten thousand. */
export const podsOfArea = ({ areas }: Work): Job => ({
  name: 'pods of one area',
  by: 'mentor',
  aim: 5,
  calls: areas.map((area) => ({ method: 'GET', path: `/api/admin/learning/pod/list/${area}` })),
});

export const questionsOfArea = ({ areas }: Work): Job => ({
  name: 'questions of an area',
  by: 'mentor',
  aim: 5,
  calls: areas.map((area) => ({
    method: 'GET',
    path: `/api/admin/learning/reflection/index/area/${area}`,
  })),
});

/** What somebody types who looks for one learner among all. */
export const pickLearner = () =>
  picking('learner picker, searching', [
    'hana ng',
    'priya sing',
    'maori',
    'leilani wal',
    'kiri 12',
    'anaru tuhoe',
  ]);

/** One learner, however many there are. */
export const pickLearnerByName = () =>
  picking('learner picker, searching one', [
    'grace fonoti 1234',
    'anaru rawiri 2345',
    'kiri parata 3456',
  ]);

const picking = (name: string, terms: string[]): Job => ({
  name,
  by: 'mentor',
  aim: 5,
  calls: terms.map((typed) => ({
    method: 'GET',
    path: `/api/admin/user/independentlearnerlist?limit=20&search=${encodeURIComponent(typed)}`,
  })),
});

export const saveAssignments = ({ learners, areas }: Work): Job => ({
  name: 'assign three areas',
  by: 'mentor',
  aim: 5,
  calls: learners.map((learner, index) => ({
    method: 'POST',
    path: '/api/learning/saveuserlearning',
    body: {
      learner_id: learner,
      areas_list: [0, 1, 2].map((step) => areas[(index + step) % areas.length]),
      order_by: [1, 2, 3],
    },
  })),
  undo: (client) => clearEvents(client, `action like 'assignment%'`, learners),
});
