import { cleanup } from '@testing-library/react';
import { vi } from 'vitest';
import type { Area, Pod } from '#contract/learning/learning.ts';
import type { ReflectionQuestion } from '#contract/learning/questions.ts';
import type { Role } from '#contract/permissions.ts';
import {
  fakeServer,
  openApp,
  person,
  storeLoggedInUser,
  stubBrowserApis,
} from '#web/app.test-support.tsx';

const at = '2026-11-19T08:00:00.000Z';
export const savedAt = '2026-11-20T08:42:00.000Z';

const uuidOf = (number: number) => `0193a5c0-7a6e-7c4e-9a53-${String(number).padStart(12, '0')}`;

export const areaUuid = uuidOf(1);
export const otherArea = uuidOf(2);
export const podUuid = uuidOf(11);

const area = (uuid: string, name: string, more: Partial<Area> = {}): Area => ({
  uuid,
  name,
  name_mi: null,
  active: true,
  pods_count: 2,
  questions_count: 3,
  learners_count: 0,
  updated_at: at,
  ...more,
});

const pod = (uuid: string, name: string, more: Partial<Pod> = {}): Pod => ({
  uuid,
  name,
  name_mi: null,
  active: true,
  assets_count: 0,
  questions_count: 1,
  areas: [],
  aspect: null,
  subject_matter: null,
  updated_at: at,
  ...more,
});

export const question = (number: number, text: string): ReflectionQuestion => ({
  uuid: uuidOf(100 + number),
  question: text,
  active: true,
  locale: 'en',
});

export const threeQuestions = [
  question(1, 'What did you notice?'),
  question(2, 'How did whānau respond?'),
  question(3, 'What next?'),
];

export const listOf = (questions: ReflectionQuestion[], updated_at: string | null = at) => ({
  body: { reflection_questions: questions, updated_at, learners_part_way: 2 },
});

const index = (type: string, uuid: string) =>
  `GET /api/admin/learning/reflection/index/${type}/${uuid}`;
export const areaQuestions = index('area', areaUuid);
/** Of the same area in te reo Māori; see `tellLanguagesApart`. */
const maoriQuestions = `${areaQuestions}/mi`;
export const podQuestions = index('pod', podUuid);
export const update = 'PUT /api/admin/learning/reflection/update';

/** Two areas, one with two pods, and three questions; as the contract says. */
export const world = () => ({
  'GET /api/admin/learning/area/index': {
    body: {
      areas: [
        area(areaUuid, 'Belonging', { questions_count: 3 }),
        area(otherArea, 'Leadership', { pods_count: 0 }),
      ],
    },
  },
  [`GET /api/admin/learning/pod/list/${areaUuid}`]: {
    body: { pods: [pod(podUuid, 'Settling in'), pod(uuidOf(12), 'Care', { active: false })] },
  },
  [`GET /api/admin/learning/pod/list/${otherArea}`]: { body: { pods: [] } },
  'GET /api/admin/learning/pod/index': { body: { pods: [] } },
  [areaQuestions]: listOf(threeQuestions),
  [maoriQuestions]: listOf([], null),
  [podQuestions]: listOf([question(9, 'Who settled in?')]),
  [`${podQuestions}/mi`]: listOf([], null),
  [index('area', otherArea)]: listOf([], null),
  [`${index('area', otherArea)}/mi`]: listOf([], null),
});

/** The fake server knows calls by their path alone. */
function tellLanguagesApart() {
  const fakeFetch = fetch;
  vi.stubGlobal('fetch', (address: string, init: RequestInit) =>
    fakeFetch(address.replace('?locale=mi', '/mi?'), init),
  );
}

type Opening = {
  search?: string;
  name?: string;
  role?: Role;
  isWide?: boolean;
  answers?: Parameters<typeof fakeServer>[0];
};

/** Opens the screen as a designer would see it, on a wide screen unless said otherwise. */
export async function openReflections({
  search = '',
  name = 'Moana Rewi',
  role = 'learning_designer',
  isWide = true,
  answers = {},
}: Opening = {}) {
  cleanup();
  stubBrowserApis();
  const listeners = { addEventListener() {}, removeEventListener() {} };
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isWide && query.includes('68.75em'),
    ...listeners,
  }));
  Element.prototype.scrollIntoView = vi.fn();
  const somebody = { ...person(name, role), uuid: uuidOf(name.length) };
  const server = fakeServer({ 'GET /api/user': { body: somebody }, ...world(), ...answers });
  tellLanguagesApart();
  storeLoggedInUser(somebody);
  const router = await openApp(`/learning/reflections${search}`);
  return { server, router, search: () => router.state.location.search };
}

export const editArea = `?area=${areaUuid}&edit=${areaUuid}`;
