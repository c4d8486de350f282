import { expect, test } from 'vitest';
import { storeArea, storePod } from '#contract/learning/learning.ts';
import { noticesOf } from '#server/features/notices/notices.test-support.ts';
import { reflectionSteps } from '#testing/reflection-steps.ts';
import { newWorld } from '#testing/world.ts';

const world = await newWorld();
const loop = reflectionSteps(world);
const { minutesPass } = noticesOf(world);
const designer = await world.person('Moana', 'learning_designer');
const hana = await world.person('Hana Rewi', 'mentor');

async function place() {
  const area = { name: 'Assessment', name_mi: 'Aromatawai', active: true };
  const { uuid } = (await world.as(designer)(storeArea, { body: area })).reply.area;
  const pod = { name: 'Review', name_mi: 'Arotake', active: true, podAreas: [uuid] };
  const { reply } = await world.as(designer)(storePod, { body: pod });
  return { area: uuid, pod: reply.pod.uuid };
}

const { area, pod } = await place();

test.each([
  ['mi', '“Arotake” in Aromatawai', 'Aromatawai'],
  ['en-NZ', '“Review” in Assessment', 'Assessment'],
])('mails to a reader of %s call area and pod as their screens do', async (locale, it, named) => {
  const learner = await world.person('Mere Tāne', 'independent_learner', { locale });
  const ofPod = await world.reflection(learner, { area, pod });
  await loop.giveBack(hana, ofPod.uuid, { 0: 'Who else?' });
  await minutesPass(10);
  const [sentBack] = await world.mailTo(learner);

  const ofArea = await world.reflection(learner, { area });
  await loop.finish(hana, ofArea.uuid);
  await world.runJobs();
  const mails = await world.mailTo(learner);
  const certificate = mails.find(({ messageId }) => messageId !== sentBack?.messageId);

  expect(sentBack?.subject).toContain(it);
  expect(sentBack?.text).toContain(it);
  expect(certificate?.subject).toContain(named);
});
