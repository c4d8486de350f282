import { expect, test } from 'vitest';
import { checkCertificate } from '#contract/certificates/certificates.ts';
import { storeArea, updateArea } from '#contract/learning/learning.ts';
import { signOff } from '#contract/mentoring/mentoring.ts';
import { signedOff } from '#contract/mentoring/worklist.ts';
import { myCertificates } from '#contract/my-learning/my-learning.ts';
import { newWorld } from '#testing/world.ts';

const inBoth = { area: 'Assessment', area_mi: 'Aromatawai' };

/** A certificate on an area that was called so in both languages, and otherwise ever since. */
async function issuedThenRenamed(name_mi: string | null) {
  const world = await newWorld();
  const designer = await world.person('Moana', 'learning_designer');
  const mentor = await world.person('Hana', 'mentor');
  const learner = await world.person('Tama', 'independent_learner');
  const body = { name: inBoth.area, name_mi, active: true };
  const { uuid: area } = (await world.as(designer)(storeArea, { body })).reply.area;
  const { uuid: reflection } = await world.reflection(learner, { area });
  await world.as(mentor)(signOff, { body: { reflection } });
  await world.as(designer)(updateArea, {
    body: { uuid: area, name: 'Renamed', name_mi: 'He ingoa hou', active: true },
  });
  await world.runJobs();
  const [certificate] = (await world.as(learner)(myCertificates, {})).reply.certificates;
  const code = certificate?.url.split('/').at(-1) ?? '';
  return { world, mentor, certificate, code };
}

test('a certificate keeps the name its area had in each language on the day of issue', async () => {
  const { world, mentor, certificate, code } = await issuedThenRenamed(inBoth.area_mi);

  const checked = await world.asVisitor(checkCertificate, { params: { code } });
  const signed = await world.as(mentor)(signedOff, { query: {} });
  const { body } = await world.app.inject({ url: `/certificates/${code}` });

  expect(certificate).toMatchObject(inBoth);
  expect(checked.reply.certificate).toMatchObject(inBoth);
  expect(signed.reply.signed_off[0]?.certificate).toMatchObject(inBoth);
  expect(body).toContain('Assessment');
  expect(body).toContain('<p lang="mi">Aromatawai</p>');
  expect(body).not.toMatch(/Renamed|ingoa hou/);
});

test('the PDF has both names, and says which one is te reo', async () => {
  const { world, code } = await issuedThenRenamed(inBoth.area_mi);
  const { rawPayload } = await world.app.inject({ url: `/certificates/${code}.pdf` });
  expect(rawPayload.toString('latin1')).toMatch(/\/Lang \(mi\)/);
});

test('an area that had no name in te reo that day gets none on the certificate', async () => {
  const { world, certificate, code } = await issuedThenRenamed(null);
  const { body } = await world.app.inject({ url: `/certificates/${code}` });
  expect(certificate).toMatchObject({ area: 'Assessment', area_mi: null });
  expect(body).not.toContain('<p lang="mi">');
});
