import { screen } from '@testing-library/react';
import type { Area, Pod } from '#contract/learning/learning.ts';
import { fakeServer, openApp, person, storeLoggedInUser } from '../../app.test-support.tsx';

export const uuidOf = (number: number) =>
  `0193a5c0-7a6e-7c4e-9a53-${String(number).padStart(12, '0')}`;

export const areaOf = (number: number, name: string, more: Partial<Area> = {}): Area => ({
  uuid: uuidOf(number),
  name,
  name_mi: null,
  active: true,
  pods_count: 0,
  questions_count: 0,
  learners_count: 0,
  updated_at: '2026-11-18T08:00:00.000Z',
  ...more,
});

export const podOf = (number: number, name: string, more: Partial<Pod> = {}): Pod => ({
  uuid: uuidOf(100 + number),
  name,
  name_mi: null,
  active: true,
  assets_count: 0,
  questions_count: 0,
  areas: [],
  aspect: null,
  subject_matter: null,
  updated_at: '2026-11-18T08:00:00.000Z',
  ...more,
});

export const designer = person('Hana Rewi', 'learning_designer');
export const belonging = areaOf(1, 'Belonging', { pods_count: 3 });
export const leadership = areaOf(2, 'Leadership', { pods_count: 1 });
export const both = [belonging, leadership].map(({ uuid, name, name_mi }) => ({
  uuid,
  name,
  name_mi,
}));
const [inBelonging] = both;
export const practice = { uuid: uuidOf(70), name: 'Practice' };

export const settling = podOf(1, 'Settling in', { areas: both, aspect: practice, assets_count: 4 });
export const whanau = podOf(2, 'Talking with whānau', { areas: inBelonging ? [inBelonging] : [] });
export const moving = podOf(3, 'Moving between rooms', { areas: inBelonging ? [inBelonging] : [] });
const draft = podOf(9, 'Draft pod', { active: false });

export const listOf = (number: number) => `GET /api/admin/learning/pod/list/${uuidOf(number)}`;
export const orphans = 'GET /api/admin/learning/pod/orphan';
export const order = 'PUT /api/admin/learning/area/pods';
export const update = 'PUT /api/admin/learning/pod/update';
export const aspects = 'GET /api/admin/learning/learning-aspects';
const subjects = 'GET /api/admin/learning/subject-matters';

type Answers = Parameters<typeof fakeServer>[0];

export async function openPods(search = '', more: Answers = {}, user = designer) {
  storeLoggedInUser(user);
  const server = fakeServer({
    'GET /api/user': { body: user },
    'GET /api/admin/learning/area/index': { body: { areas: [belonging, leadership] } },
    [listOf(1)]: { body: { pods: [settling, whanau, moving] } },
    [listOf(2)]: { body: { pods: [settling] } },
    [orphans]: { body: { pods: [draft] } },
    [aspects]: { body: { learningAspects: { [practice.uuid]: 'Practice' } } },
    [subjects]: { body: { subjectMatters: { [uuidOf(80)]: 'Curriculum' } } },
    [`GET /api/admin/learning/pod/assets/${settling.uuid}`]: { body: { assets: [] } },
    [`GET /api/admin/learning/pod/assets/${draft.uuid}`]: { body: { assets: [] } },
    ...more,
  });
  const router = await openApp(`/learning/pods${search}`);
  await screen.findByRole('heading', { level: 1, name: 'Learning pods' });
  return { server, router };
}
