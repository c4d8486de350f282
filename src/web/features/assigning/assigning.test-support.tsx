import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
// Loaded lazily, which under load takes longer than a test waits.
import '#web/patterns/learner-picker/learner-combobox.tsx';
import type { ReplyJson } from '#contract/endpoint.ts';
import type { Assignment, assignableAreas, Outcome } from '#contract/mentoring/assignments.ts';
import { fakeServer, openApp, person, storeLoggedInUser } from '../../app.test-support.tsx';

const id = (number: number) => `0193a5c0-7a6e-7c4e-9a53-00000000000${number}`;

export const hana = person('Hana Rewi', 'mentor');
export const mere = { uuid: id(1), name: 'Mere Tāne' };
export const tama = { uuid: id(2), name: 'Tama Te Kanawa' };

type ListedArea = ReplyJson<typeof assignableAreas>['areas'][number];

const area = (number: number, name: string, active = true): ListedArea => ({
  uuid: id(number),
  name,
  name_mi: null,
  active,
  has_questions: true,
  pods_without_questions: 0,
});

export const belonging = area(4, 'Belonging');
export const leadership = area(5, 'Leadership');
export const taiao = area(6, 'Te taiao');
export const planning = area(7, 'Planning');
export const old = area(8, 'Old area', false);

export const assigned = (...areas: { uuid: string; name: string; active: boolean }[]) =>
  areas.map(({ uuid, name, active }, index): Assignment => {
    return { uuid, name, name_mi: null, active, order: index + 1 };
  });

export const calls = {
  areas: 'GET /api/learning/assignable-areas',
  has: `GET /api/learning/getuserlearning/${mere.uuid}`,
  written: `GET /api/learning/written/${mere.uuid}`,
  save: 'POST /api/learning/saveuserlearning',
  remove: 'POST /api/learning/removeuserlearning',
  learners: 'GET /api/admin/user/independentlearnerlist',
  organisations: 'GET /api/learning/organisations',
  preview: 'POST /api/learning/assign-many/preview',
  many: 'POST /api/learning/assign-many',
  undo: 'POST /api/learning/assign-many/undo',
};

type Answers = Parameters<typeof fakeServer>[0];
type World = {
  /** What Mere has. */
  has?: Assignment[];
  written?: Record<string, number>;
  isActive?: boolean;
  answers?: Answers;
};

export const whatMereHas = (data: Assignment[], active = true) => ({
  body: { data, learner: { ...mere, active } },
});

/** The whole application at an address, with what Mere has and has written. */
export async function openAt(address: string, world: World = {}) {
  const { has = [], written = {}, isActive = true, answers = {} } = world;
  storeLoggedInUser(hana);
  const server = fakeServer({
    'GET /api/user': { body: hana },
    [calls.areas]: { body: { areas: [belonging, leadership, old, planning, taiao] } },
    [calls.has]: whatMereHas(has, isActive),
    [calls.written]: { body: { written } },
    [calls.learners]: {
      body: { independentUserData: { [mere.uuid]: mere.name, [tama.uuid]: tama.name } },
    },
    [calls.organisations]: {
      body: {
        organisations: [{ uuid: id(9), name: 'Harbour View', learners: [mere, tama] }],
      },
    },
    ...answers,
  });
  const router = await openApp(address);
  return {
    router,
    server,
    /** The bodies of the requests to a call, in order. */
    sentTo: (call: string) => server.sent.filter((request) => request.call === call).map(bodyOf),
  };
}

const bodyOf = ({ body }: { body: unknown }) => body;

export const ofMere = `/mentor/assign-learning?learner=${mere.uuid}`;

export const box = (name: string) => screen.findByRole('checkbox', { name });

export async function isTicked(name: string): Promise<boolean> {
  const checkbox = await box(name);
  return checkbox instanceof HTMLInputElement && checkbox.checked;
}

export const clickButton = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

export const tick = async (name: string) => userEvent.click(await box(name));

/** Shown once the learner's areas are loaded and boxes can be ticked. */
export const findChosenCount = (chosen: number) => screen.findByText(`${chosen} of 3 chosen`);

export const inOrder = () => {
  const list = screen.queryByRole('list', { name: 'Chosen areas, in order' });
  return [...(list?.children ?? [])].map((row) =>
    row.querySelector('input')?.getAttribute('aria-label')?.replace('Position of ', ''),
  );
};

export const hasFocus = (name: string | RegExp, role = 'button') =>
  waitFor(() => {
    if (document.activeElement !== screen.getByRole(role, { name })) throw new Error('elsewhere');
  });

export const outcome = (
  learner: { uuid: string; name: string },
  areas: Record<string, Outcome['areas'][number]['outcome']>,
): Outcome => ({
  learner,
  areas: Object.entries(areas).map(([uuid, outcome]) => ({ uuid, outcome })),
});

/** Waits for an alert with exactly this text. */
export const alert = (text: string) =>
  waitFor(() => {
    const texts = screen.getAllByRole('alert').map(({ textContent }) => textContent);
    if (!texts.includes(text)) throw new Error(`Alerts instead: ${texts.join(' | ')}`);
  });
