import { v7 as newUuid } from 'uuid';
import { expect } from 'vitest';
import type { CallInput } from '#contract/endpoint.ts';
import { keepDraft, myDrafts } from '#contract/my-learning/drafts.ts';
import type { Person, World } from '#testing/world.ts';

type Body = CallInput<typeof keepDraft>['body'];
type Given = Pick<Body, 'reflection' | 'text' | 'order'> & Partial<Body>;

/** A mentor, `Hana`, who types what is not saved yet. */
export async function typingIn(world: World) {
  const mentor = await world.person('Hana', 'mentor');
  const learner = await world.person('Tama', 'independent_learner');

  return {
    mentor,
    learner,
    /** A submitted reflection, its first answer, and a device to type on. */
    waiting: async () => {
      const { uuid, answers } = await world.reflection(learner);
      return { reflection: uuid, answer: answers[0] ?? '', device: newUuid() };
    },
    keep: (
      given: Given,
      { ifMatch, person = mentor }: { ifMatch?: string; person?: Person } = {},
    ) =>
      world.as(person)(
        keepDraft,
        { body: { answer: null, base: null, device: newUuid(), ...given } },
        ifMatch === undefined ? {} : { ifMatch },
      ),
    kept: async (reflection: string, person = mentor) => {
      const { status, reply } = await world.as(person)(myDrafts, { params: { uuid: reflection } });
      expect(status).toBe(200);
      return reply.drafts.map(({ answer, text }) => ({ answer, text }));
    },
  };
}
