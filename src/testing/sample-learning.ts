import { v7 as newUuid } from 'uuid';
import * as assets from '#contract/learning/assets.ts';
import * as learning from '#contract/learning/learning.ts';
import * as lookups from '#contract/learning/lookups.ts';
import * as questions from '#contract/learning/questions.ts';
import * as assigning from '#contract/mentoring/assignments.ts';
import * as caseload from '#contract/mentoring/caseload.ts';
import type { Person, World } from './world.ts';

/** Who sends it, nobody being a visitor, and what. */
export type Sample = { caller: Person | null; body: Record<string, unknown> };
export type Prepare = () => Promise<Sample>;

type From = { world: World; caller: Person };

/** The calls of areas, pods and who is assigned them; `caller` holds every role. */
export function sampleLearning(world: World, caller: Person): [string, Prepare][] {
  const from = { world, caller };
  return [...placeCalls(from), ...lookupCalls(from), ...assetCalls(from), ...assigningCalls(from)];
}

async function newWord({ world, caller }: From, kind: lookups.LookupKind): Promise<string> {
  const body = { kind, name: `Word ${newUuid()}` };
  return (await world.as(caller)(lookups.storeLookup, { body })).reply.lookup.uuid;
}

function placeCalls(from: From): [string, Prepare][] {
  const { world, caller } = from;
  const named = () => ({ name: `Area ${newUuid()}`, name_mi: 'Te Ao', active: false });
  const pod = async () => ({
    name: 'Noticing',
    name_mi: 'Te Kite',
    active: false,
    podAreas: [await world.area()],
    learningAspect: await newWord(from, 'learning-aspects'),
    subjectMatter: await newWord(from, 'subject-matters'),
  });
  return [
    [learning.storeArea.name, async () => ({ caller, body: named() })],
    [
      learning.updateArea.name,
      async () => ({ caller, body: { uuid: await world.area(), ...named() } }),
    ],
    [learning.storePod.name, async () => ({ caller, body: await pod() })],
    [
      learning.updatePod.name,
      async () => ({ caller, body: { uuid: await world.pod('Noticing'), ...(await pod()) } }),
    ],
    [
      learning.orderPods.name,
      async () => {
        const uuid = await world.area();
        const pods = [await world.pod('One', [uuid]), await world.pod('Two', [uuid])];
        return { caller, body: { uuid, pods: pods.toReversed(), seen: pods } };
      },
    ],
    [
      questions.updateQuestions.name,
      async () => {
        const uuid = await world.area();
        const [question] = await world.ask({ area: uuid }, ['What did you notice?']);
        const one = { uuid: question, question: 'What else?', active: false, locale: 'en' };
        return { caller, body: { uuid, type: 'area', locale: 'en', questions: [one] } };
      },
    ],
  ];
}

function lookupCalls(from: From): [string, Prepare][] {
  const { caller } = from;
  const kind = 'learning-aspects';
  const name = () => `Word ${newUuid()}`;
  return [
    [lookups.storeLookup.name, async () => ({ caller, body: { kind, name: name() } })],
    [
      lookups.updateLookup.name,
      async () => ({
        caller,
        body: { kind, uuid: await newWord(from, kind), name: name(), retired: true },
      }),
    ],
  ];
}

function assetCalls({ world, caller }: From): [string, Prepare][] {
  const fields = { title: 'Te Whāriki', url: 'https://tewhariki.example' };
  const asset = async (pod: string) =>
    (await world.as(caller)(assets.storeAsset, { body: { pod, ...fields } })).reply.asset.uuid;
  const pod = () => world.pod('Noticing');
  const one = async (): Promise<Sample> => ({ caller, body: { uuid: await asset(await pod()) } });
  return [
    [assets.storeAsset.name, async () => ({ caller, body: { pod: await pod(), ...fields } })],
    [
      assets.updateAsset.name,
      async () => ({
        caller,
        body: { uuid: await asset(await pod()), title: 'New', url: 'https://new.example' },
      }),
    ],
    [assets.removeAsset.name, one],
    [assets.restoreAsset.name, one],
    [
      assets.orderAssets.name,
      async () => {
        const of = await pod();
        const both = [await asset(of), await asset(of)];
        return { caller, body: { pod: of, assets: both.toReversed(), seen: both } };
      },
    ],
  ];
}

function assigningCalls({ world, caller }: From): [string, Prepare][] {
  const learner = async () => (await world.person('Tama', 'independent_learner')).uuid;
  const assigned = async () => {
    const [learner_id, area] = [await learner(), await world.area()];
    await world.assign({ uuid: learner_id }, [area]);
    return { learner_id, seen: [area] };
  };
  const many = async () => ({
    caller,
    body: { learners: [await learner()], areas_list: [await world.area()] },
  });
  return [
    [assigning.assignMany.name, many],
    [
      assigning.undoAssignMany.name,
      async () => {
        const { body } = await many();
        const given = await world.as(caller)(assigning.assignMany, { body });
        return { caller, body: { ...body, assigned_at: given.reply.assigned_at } };
      },
    ],
    [assigning.previewAssignments.name, many],
    [
      assigning.saveAssignments.name,
      async () => {
        const { learner_id, seen } = await assigned();
        return {
          caller,
          body: { learner_id, areas_list: [await world.area()], order_by: [1], seen },
        };
      },
    ],
    [assigning.removeAssignments.name, async () => ({ caller, body: await assigned() })],
    [
      caseload.previewShareOut.name,
      async () => ({ caller, body: { of: caller.uuid, mentors: [caller.uuid] } }),
    ],
    [
      caseload.moveLearners.name,
      async () => {
        const mentor = (await world.person('Hana', 'mentor')).uuid;
        const move = { learner: await learner(), from: null, to: mentor };
        return { caller, body: { moves: [move], counted: [{ mentor, learners: 0 }] } };
      },
    ],
  ];
}
