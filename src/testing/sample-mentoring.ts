import { v7 as newUuid } from 'uuid';
import * as corrections from '#contract/certificates/corrections.ts';
import * as mentoring from '#contract/mentoring/mentoring.ts';
import * as turns from '#contract/mentoring/turns.ts';
import * as drafts from '#contract/my-learning/drafts.ts';
import * as mine from '#contract/my-learning/my-learning.ts';
import * as sharing from '#contract/my-learning/sharing.ts';
import * as notices from '#contract/notices/notices.ts';
import * as phrases from '#contract/phrases/phrases.ts';
import { reflectionSteps } from './reflection-steps.ts';
import type { Prepare } from './sample-learning.ts';
import type { Person, World } from './world.ts';

type From = { world: World; caller: Person };

/** The calls of the loop between learner and mentor; `caller` holds every role. */
export function sampleMentoring(world: World, caller: Person): [string, Prepare][] {
  const from = { world, caller };
  return [...mentoringCalls(from), ...phraseCalls(from), ...turnCalls(from), ...ownCalls(from)];
}

function mentoringCalls({ world, caller }: From): [string, Prepare][] {
  const contents = 'Ka pai.';
  const waiting = async () => world.reflection(await world.person('Tama', 'independent_learner'));
  const ofAnswer = async () => {
    const { uuid: reflection, answers } = await waiting();
    const draft = { device: newUuid(), order: 1 };
    return { reflection, answer: answers[0] ?? '', contents, draft };
  };
  return [
    [
      mentoring.storeReview.name,
      async () => ({ caller, body: { ...(await ofAnswer()), review: null } }),
    ],
    [
      mentoring.updateReview.name,
      async () => {
        const body = await ofAnswer();
        const { reply } = await world.as(caller)(mentoring.storeReview, { body });
        return { caller, body: { ...body, review: reply.review.uuid } };
      },
    ],
    [
      mentoring.saveExternalNotes.name,
      async () => {
        const { answer: _, ...body } = await ofAnswer();
        return { caller, body };
      },
    ],
    [
      drafts.keepDraft.name,
      async () => {
        const { contents: text, draft, ...about } = await ofAnswer();
        return { caller, body: { ...about, ...draft, text, base: null, writer: caller.uuid } };
      },
    ],
    [
      mentoring.signOff.name,
      async () => ({ caller, body: { reflection: (await waiting()).uuid } }),
    ],
    [
      turns.here.name,
      async () => ({ caller, body: { reflection: (await waiting()).uuid, leaving: true } }),
    ],
    [
      turns.sendBack.name,
      async () => {
        const { reflection, answer, draft } = await ofAnswer();
        const marks = [{ answer, mark: 'more', note: 'Who was there?', draft }];
        return { caller, body: { reflection, marks } };
      },
    ],
    [
      turns.undoSendBack.name,
      async () => {
        const { uuid: reflection } = await waiting();
        await reflectionSteps(world).giveBack(caller, reflection, { 0: 'Who was there?' });
        return { caller, body: { reflection } };
      },
    ],
  ];
}

function phraseCalls({ world, caller }: From): [string, Prepare][] {
  const text = () => `Ka pai {learner} ${newUuid()}`;
  const added = async () => {
    const { reply } = await world.as(caller)(phrases.storePhrase, { body: { text: text() } });
    return reply.phrase.uuid;
  };
  const proposed = async () => {
    const body = { uuid: await added(), proposed: true };
    return (await world.as(caller)(phrases.proposePhrase, { body })).reply.phrase.uuid;
  };
  const ofTeam = async () => {
    const { reply } = await world.as(caller)(phrases.storeTeamPhrase, { body: { text: text() } });
    return reply.phrase.uuid;
  };
  const question = async () => {
    const area = await world.area();
    return (await world.ask({ area }, ['What did you notice?']))[0] ?? '';
  };
  return [
    [
      phrases.storePhrase.name,
      async () => ({ caller, body: { text: text(), question: await question() } }),
    ],
    [
      phrases.updatePhrase.name,
      async () => ({
        caller,
        body: { uuid: await added(), text: text(), question: await question() },
      }),
    ],
    [phrases.removePhrase.name, async () => ({ caller, body: { uuid: await added() } })],
    [
      phrases.proposePhrase.name,
      async () => ({ caller, body: { uuid: await added(), proposed: true } }),
    ],
    [
      phrases.decidePhrase.name,
      async () => ({ caller, body: { uuid: await proposed(), decision: 'approved' } }),
    ],
    [
      phrases.storeTeamPhrase.name,
      async () => ({ caller, body: { text: text(), question: await question() } }),
    ],
    [
      phrases.updateTeamPhrase.name,
      async () => ({
        caller,
        body: { uuid: await ofTeam(), text: text(), question: await question() },
      }),
    ],
  ];
}

function turnCalls({ world, caller }: From): [string, Prepare][] {
  const certified = async () => {
    const learner = await world.person('Marama Ngata', 'independent_learner');
    const { uuid: reflection } = await world.reflection(learner);
    const { reply } = await world.as(caller)(mentoring.signOff, { body: { reflection } });
    return { learner, reflection, certificate: reply.certificate?.uuid ?? '' };
  };
  const wish = { name: 'Mārama Ngata', note: 'With its macron' };
  const asked = async () => {
    const { learner, certificate } = await certified();
    const body = { certificate, ...wish };
    return (await world.as(learner)(corrections.askCorrection, { body })).reply.correction.uuid;
  };
  return [
    [
      turns.reopen.name,
      async () => ({ caller, body: { reflection: (await certified()).reflection, reason: 'Why' } }),
    ],
    [
      corrections.askCorrection.name,
      async () => {
        const { learner, certificate } = await certified();
        return { caller: learner, body: { certificate, ...wish } };
      },
    ],
    [
      corrections.makeCorrection.name,
      async () => ({ caller, body: { correction: await asked() } }),
    ],
    [
      corrections.withdrawCorrection.name,
      async () => {
        const { learner, certificate } = await certified();
        const body = { certificate, ...wish };
        const { reply } = await world.as(learner)(corrections.askCorrection, { body });
        return { caller: learner, body: { correction: reply.correction.uuid } };
      },
    ],
    [
      corrections.declineCorrection.name,
      async () => ({ caller, body: { correction: await asked(), reason: 'It is right.' } }),
    ],
  ];
}

function ownCalls({ world, caller: everything }: From): [string, Prepare][] {
  const loop = reflectionSteps(world);
  const begun = async () => {
    const caller = await world.person('Aroha', 'independent_learner');
    return { caller, shown: await loop.begin(caller) };
  };
  return [
    [
      mine.startReflection.name,
      async () => {
        const { caller, shown } = await begun();
        return { caller, body: { type: 'area', uuid: shown.area.uuid } };
      },
    ],
    [
      mine.saveAnswer.name,
      async () => {
        const { caller, shown } = await begun();
        const question = shown.questions[0]?.uuid ?? '';
        return { caller, body: { reflection: shown.uuid, question, answer: 'We noticed.' } };
      },
    ],
    [
      mine.submitReflection.name,
      async () => {
        const { caller, shown } = await begun();
        for (const { uuid } of shown.questions) await loop.answer(caller, shown.uuid, uuid, 'We.');
        return { caller, body: { reflection: shown.uuid } };
      },
    ],
    [
      mine.withdrawSubmission.name,
      async () => {
        const caller = await world.person('Aroha', 'independent_learner');
        return { caller, body: { reflection: (await loop.submitted(caller)).uuid } };
      },
    ],
    [
      sharing.shareArea.name,
      async () => {
        const caller = await world.person('Aroha', 'independent_learner');
        const { area } = await world.reflection(caller);
        const organisation = await world.organisation('Te Kura', [caller]);
        return { caller, body: { organisation, area, shared: true } };
      },
    ],
    [
      notices.readNotices.name,
      async () => {
        const learner = await world.person('Tama', 'independent_learner');
        const reflection = (await loop.submitted(learner)).uuid;
        return { caller: everything, body: { notices: [newUuid()], reflection, all: true } };
      },
    ],
  ];
}
