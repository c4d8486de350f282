import {
  askCorrection,
  declineCorrection,
  makeCorrection,
} from '#contract/certificates/corrections.ts';
import { myCertificates } from '#contract/my-learning/my-learning.ts';
import { reflectionSteps } from '#testing/reflection-steps.ts';
import type { Person, World } from '#testing/world.ts';

/** Learners with a certificate in a name that lacks its macron, and the steps to correct it. */
export async function correctionsIn(world: World) {
  const steps = reflectionSteps(world);
  const mentor = await world.person('Hana', 'mentor');
  const admin = await world.person('Ngaire', 'admin');

  async function certified() {
    const learner = await world.person('Marama Ngata', 'independent_learner');
    const reflection = (await steps.submitted(learner)).uuid;
    const { certificate } = (await steps.finish(mentor, reflection)).reply;
    if (!certificate) throw new Error('no certificate');
    return { learner, reflection, certificate, code: certificate.url.split('/').at(-1) ?? '' };
  }

  const ask = (learner: Person, certificate: string, name = 'Mārama Ngata', note = '') =>
    world.as(learner)(askCorrection, { body: { certificate, name, note } });

  const make = (person: Person, correction: string, rename_account?: boolean) =>
    world.as(person)(makeCorrection, { body: { correction, rename_account } });

  const decline = (correction: string, reason = 'This is the name in your passport') =>
    world.as(admin)(declineCorrection, { body: { correction, reason } });

  const listOf = async (learner: Person) =>
    (await world.as(learner)(myCertificates, {})).reply.certificates;

  return { steps, mentor, admin, certified, ask, make, decline, listOf };
}
