import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { uploadAsset } from '#contract/learning/assets.ts';
import { assets } from '#server/schema/index.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';
import { pdf } from './file-type.test-support.ts';

let world: World;
let designer: Person;
beforeAll(async () => {
  world = await newWorld();
  designer = await world.person('Moana', 'learning_designer');
});

const upload = (pod: string, name: string) =>
  world.raw(designer, {
    method: 'POST',
    url: uploadAsset.path,
    query: { pod, title: 'Plan', name },
    type: 'application/octet-stream',
    payload: pdf,
  });

test.each([
  ['evil.exe', '.exe'],
  ['Setup.MSI', '.msi'],
  ['plan.pdf.scr', '.scr'],
  ['ends\u202etxt.exe', '.exe'],
  ['plan.exe. ', '.exe'],
])('a file named %j is refused as a program, whatever is in it', async (name, ending) => {
  const pod = await world.pod('Settling in');
  const why = `A file that is named as a program (“${ending}”) can’t be shared here. If it is a document, rename it and try again.`;
  const answer = await upload(pod, name);
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({ message: why, errors: { file: [why] } });
  expect(await world.db.$count(assets, eq(assets.pod, pod))).toBe(0);
});

test('a name that only has such letters in it is fine', async () => {
  const pod = await world.pod('Settling in');
  for (const name of ['exe', 'About evil.exe.pdf', 'bash.md']) {
    expect((await upload(pod, name)).statusCode).toBe(201);
  }
});
