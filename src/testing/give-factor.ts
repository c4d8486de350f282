import { v7 as newUuid } from 'uuid';
import { authenticators } from '#server/schema/index.ts';
import type { World } from './world.ts';

/** Gives an account an authenticator app that counts as its factor; its secret makes no codes. */
export const giveFactor = (world: World, user: string) =>
  world.db.insert(authenticators).values({
    uuid: newUuid(),
    user,
    kind: 'app',
    secretSealed: Buffer.from('sealed'),
    createdAt: new Date(),
    confirmedAt: new Date(),
  });
