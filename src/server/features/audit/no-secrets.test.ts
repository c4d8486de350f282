import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { logIn } from '#contract/accounts/accounts.ts';
import { register, resetPassword } from '#contract/accounts/registration.ts';
import {
  saveExternalNotes,
  showReflection,
  signOff,
  storeReview,
  updateReview,
} from '#contract/mentoring/mentoring.ts';
import { reopen, sendBack } from '#contract/mentoring/turns.ts';
import { changePassword } from '#contract/my-account/my-account.ts';
import {
  saveAnswer,
  startReflection,
  submitReflection,
} from '#contract/my-learning/my-learning.ts';
import { sendPasswordReset, storeUser } from '#contract/people/people.ts';
import { auditEvents, certificates, questions, users } from '#server/schema/index.ts';
import { newWorld, type Person } from '#testing/world.ts';

/** Passwords of the kind people choose, and texts that only a learner and a mentor may read. */
const secrets = {
  first: 'kererū in the kōwhai',
  second: 'tūī sing before the rain',
  third: 'ruru calls over the harbour',
  answer: 'Tama cried when his nan left',
  secondAnswer: 'Tama waved to his nan',
  review: 'You held back, and it helped',
  secondReview: 'You held back, and Tama found his feet',
  note: 'Say more about his nan',
  notes: 'Reads about attachment at home',
};

const resetLink = /password-reset\/([\w-]+)\?/;

test('history holds no password, no token and not a word of a reflection', async () => {
  const world = await newWorld({ RATE_LIMITS: 'off' });
  const chosen = (password: string) => ({ password, password_confirmation: password });
  const admin = await world.person('Aroha', 'admin');
  const mentor = await world.person('Hana', 'mentor');
  const tokensOf = async (person: Person) =>
    (await world.mailTo(person)).map(({ text }) => resetLink.exec(text ?? '')?.[1] ?? '');
  const done: number[] = [];
  const note = ({ status }: { status: number }) => done.push(status);

  // An account, from the invitation to its second password.
  const email = 'mere@school.example';
  const roles: 'independent_learner'[] = ['independent_learner'];
  const stored = await world.as(admin)(storeUser, {
    body: { name: 'Mere', email, active: true, roles },
  });
  const mere = { uuid: stored.reply.user.uuid, name: 'Mere', email };
  await world.runJobs();
  const [invitation = ''] = await tokensOf(mere);
  const chosenFirst = { token: invitation, email, ...chosen(secrets.first) };
  note(await world.asVisitor(resetPassword, { body: chosenFirst }));
  note(await world.asVisitor(logIn, { body: { email, password: secrets.first } }));
  note(
    await world.as(mere)(changePassword, {
      body: { current_password: secrets.first, ...chosen(secrets.second) },
    }),
  );
  note(await world.as(admin)(sendPasswordReset, { body: { uuid: mere.uuid } }));
  note(
    await world.asVisitor(register, {
      body: { name: 'Tama', email: 'tama@school.example', ...chosen(secrets.third) },
    }),
  );

  // A reflection, from the first answer to the second sign-off.
  const area = await world.area('Belonging');
  await world.db
    .insert(questions)
    .values({ uuid: '0193a5c0-7a6e-7c4e-9a53-0000000000aa', area, question: 'Who?', position: 0 });
  await world.assign(mere, [area]);
  const learner = await world.person('Ngaire', 'independent_learner');
  await world.assign(learner, [area]);
  const begun = await world.as(learner)(startReflection, { body: { type: 'area', uuid: area } });
  const { uuid: reflection, questions: asked } = begun.reply.reflection;
  const question = asked[0]?.uuid ?? '';
  const write = (text: string) =>
    world.as(learner)(saveAnswer, { body: { reflection, question, answer: text } });
  const submit = () => world.as(learner)(submitReflection, { body: { reflection } });
  const answered = await write(secrets.answer);
  const answer = answered.reply.answer.uuid;
  note(await submit());
  note(await world.as(mentor)(showReflection, { params: { uuid: reflection } }));
  const reviewed = await world.as(mentor)(storeReview, {
    body: { reflection, answer, review: null, contents: secrets.review },
  });
  note(reviewed);
  note(
    await world.as(mentor)(sendBack, {
      body: { reflection, marks: [{ answer, mark: 'more', note: secrets.note }] },
    }),
  );
  note(await write(secrets.secondAnswer));
  note(await submit());
  const review = reviewed.reply.review.uuid;
  note(
    await world.as(mentor)(updateReview, {
      body: { reflection, answer, review, contents: secrets.secondReview },
    }),
  );
  note(
    await world.as(mentor)(saveExternalNotes, { body: { reflection, contents: secrets.notes } }),
  );
  note(await world.as(mentor)(signOff, { body: { reflection } }));
  note(await world.as(mentor)(reopen, { body: { reflection, reason: 'Signed by mistake' } }));
  note(await world.as(mentor)(signOff, { body: { reflection } }));
  await world.runJobs();

  expect(done.filter((status) => status >= 300)).toEqual([]);
  const { rows } = await world.db.execute(sql`select to_jsonb(e) from ${auditEvents} e`);
  const written = JSON.stringify(rows).toLowerCase();
  expect(rows.length).toBeGreaterThan(15);
  const hashes = await world.db.select({ hash: users.passwordHash }).from(users);
  const codes = await world.db.select({ code: certificates.code }).from(certificates);
  const tokens = await tokensOf(mere);
  expect(tokens).toHaveLength(2);
  const forbidden = [
    ...Object.values(secrets),
    ...tokens,
    ...hashes.map(({ hash }) => hash ?? ''),
    ...codes.map(({ code }) => code),
  ].filter((text) => text !== '');
  expect(forbidden.filter((text) => written.includes(text.toLowerCase()))).toEqual([]);
});
