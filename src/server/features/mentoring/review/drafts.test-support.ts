import { v7 as newUuid } from 'uuid';
import { expect } from 'vitest';
import type { CallInput } from '#contract/endpoint.ts';
import { keepDraft, myDrafts } from '#contract/my-learning/drafts.ts';
import type { Person, World } from '#testing/world.ts';

type Body = CallInput<typeof keepDraft>['body'];
type DraftInput = Pick<Body, 'reflection' | 'text' | 'order'> & Partial<Body>;

/** A mentor who writes drafts on a learner's reflections. */
export async function draftSteps(world: World) {
  const mentor = await world.person('Hana', 'mentor');
  const learner = await world.person('Tama', 'independent_learner');

  return {
    mentor,
    learner,
    /** A submitted reflection, its first answer, and a device to type on. */
    typing: async () => {
      const { uuid, answers } = await world.reflection(learner);
      return { reflection: uuid, answer: answers[0] ?? '', device: newUuid() };
    },
    keep: (
      draft: DraftInput,
      { ifMatch, person = mentor }: { ifMatch?: string; person?: Person } = {},
    ) =>
      world.as(person)(
        keepDraft,
        { body: { answer: null, base: null, device: newUuid(), ...draft } },
        ifMatch === undefined ? {} : { ifMatch },
      ),
    kept: async (reflection: string, person = mentor) => {
      const { status, reply } = await world.as(person)(myDrafts, { params: { uuid: reflection } });
      expect(status).toBe(200);
      return reply.drafts.map(({ answer, text }) => ({ answer, text }));
    },
  };
}
