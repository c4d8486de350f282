import { eq } from 'drizzle-orm';
import { v7 as newUuid } from 'uuid';
import { organisations } from '#server/schema/index.ts';
import { peopleFixtures } from '#testing/people-fixtures.ts';
import { test as base, type Person } from './fixtures.ts';

type House = {
  name: string;
  uuid: string;
  code: string;
  admin: Person;
  colleague: Person;
  learner: Person;
  stranger: Person;
};

/** An organisation with its administrator, a colleague and a learner; and somebody of another one. */
export const test = base.extend<{ house: House }>({
  house: async ({ product: { database }, world }, use) => {
    const mark = newUuid().slice(-6);
    const fixtures = peopleFixtures(database.db);
    const [admin, colleague] = [
      await world.person(`Mihi Rangihuna ${mark}`),
      await world.person(`Tama Colleague ${mark}`),
    ];
    const learner = await world.person(`Aroha Pōtae ${mark}`, 'independent_learner');
    const stranger = await world.person(`Ngaire Elsewhere ${mark}`, 'independent_learner');
    const name = `Te Kōhanga o Tūī ${mark}`;
    const uuid = await fixtures.organisation(name, [admin, colleague, learner]);
    await fixtures.organisation(`Another School ${mark}`, [stranger]);
    await fixtures.organisationRole(admin, 'organisation_admin', uuid);
    const [row] = await database.db
      .select()
      .from(organisations)
      .where(eq(organisations.uuid, uuid));
    await use({ name, uuid, code: row?.code ?? '', admin, colleague, learner, stranger });
  },
});
