import type { ReplyJson } from '#contract/endpoint.ts';
import { showReflection, signOff } from '#contract/mentoring/mentoring.ts';
import { reopen, sendBack, undoSendBack } from '#contract/mentoring/turns.ts';
import {
  myReflection,
  saveAnswer,
  startReflection,
  submitReflection,
  withdrawSubmission as withdrawSubmissionCall,
} from '#contract/my-learning/my-learning.ts';
import type { Person, World } from './world.ts';

type Options = {
  area?: string;
  pod?: string;
  /** One answer for each question. */
  answers?: string[];
};

type Shown = ReplyJson<typeof myReflection>['reflection'];

/** The steps of a learner and a mentor through a reflection, as calls of each of them. */
export function reflectionSteps(world: World) {
  /** Begins a reflection of an area or its pod; without `area`, one with two questions is assigned. */
  async function begin(learner: Person, { area, pod, answers }: Options = {}) {
    const of = area ?? (await areaWithQuestions(learner, Math.max(2, answers?.length ?? 2)));
    const place = pod ? { type: 'pod' as const, uuid: pod } : { type: 'area' as const, uuid: of };
    const { reply } = await world.as(learner)(startReflection, { body: place });
    return reply.reflection;
  }

  /** Two questions, or as many as there are answers to them. */
  async function areaWithQuestions(learner: Person, count = 2): Promise<string> {
    const area = await world.area();
    const more = Array.from({ length: count - 2 }, (_, index) => `And what else, ${index + 3}?`);
    await world.ask({ area }, ['What did you notice?', 'What did whānau say?', ...more]);
    await world.assign(learner, [area]);
    return area;
  }

  const answer = (
    learner: Person,
    reflection: string,
    question: string,
    text: string,
    ifMatch?: string,
  ) =>
    world.as(learner)(
      saveAnswer,
      { body: { reflection, question, answer: text } },
      ifMatch === undefined ? {} : { ifMatch },
    );

  const submit = (learner: Person, reflection: string) =>
    world.as(learner)(submitReflection, { body: { reflection } });

  const withdrawSubmission = (learner: Person, reflection: string) =>
    world.as(learner)(withdrawSubmissionCall, { body: { reflection } });

  /** A reflection that is begun, answered and submitted. */
  async function submitted(learner: Person, options: Options = {}): Promise<Shown> {
    const { uuid, questions } = await begin(learner, options);
    const texts = options.answers ?? questions.map((_, index) => `First thoughts ${index + 1}`);
    for (const [index, text] of texts.entries()) {
      await answer(learner, uuid, questions[index]?.uuid ?? '', text);
    }
    return (await submit(learner, uuid)).reply.reflection;
  }

  /** Sends a reflection back with a note on each of these answers, by their index. */
  async function giveBack(mentor: Person, reflection: string, more: Record<number, string>) {
    const { questions } = (await shown(mentor, reflection)) ?? { questions: [] };
    const marks = Object.entries(more).map(([place, note]) => ({
      answer: questions[Number(place)]?.answers[0]?.uuid ?? '',
      mark: 'more' as const,
      note,
    }));
    return world.as(mentor)(sendBack, { body: { reflection, marks } });
  }

  const takeBack = (mentor: Person, reflection: string) =>
    world.as(mentor)(undoSendBack, { body: { reflection } });

  const shown = async (mentor: Person, uuid: string) =>
    (await world.as(mentor)(showReflection, { params: { uuid } })).reply.reflection;

  const mine = async (learner: Person, uuid: string) =>
    (await world.as(learner)(myReflection, { params: { uuid } })).reply.reflection;

  const finish = (mentor: Person, reflection: string) =>
    world.as(mentor)(signOff, { body: { reflection } });

  const undo = (person: Person, reflection: string, reason = 'Signed off by mistake') =>
    world.as(person)(reopen, { body: { reflection, reason } });

  return {
    begin,
    answer,
    submit,
    withdrawSubmission,
    submitted,
    giveBack,
    takeBack,
    shown,
    mine,
    finish,
    undo,
  };
}
