import { setTimeout as delay } from 'node:timers/promises';
import { newAppProcess } from '#testing/crash/app-process.ts';
import { balancer } from '../kit/balancer.ts';
import { compare } from '../kit/compare.ts';
import { answered, longest, seconds } from '../kit/figures.ts';
import { separatePostgres } from '../kit/postgres.ts';
import { newStaff, newTeam } from '../kit/team.ts';
import type { Part } from '../part.ts';

const ROUNDS = 3;
/** In seconds: four times as long as the balancer takes to notice. */
const PAUSE = 2;

export const rolling: Part = {
  name: 'rolling',
  title: 'Rolling restart of two nodes',
  about: ({ isQuick }) =>
    `Two nodes on one database, behind a balancer that asks /readyz, opens a connection for each request and goes to the other node where one refuses it. Under ${isQuick ? 'six' : 'twenty'} writers each node is told to end (SHUTDOWN_DELAY ${PAUSE} s) and started again ${ROUNDS} times, one after the other.`,
  limit: () => 20,
  async run({ effort, opened, note }) {
    const size = effort.isQuick ? { mentors: 4, learners: 2 } : { mentors: 15, learners: 5 };
    const postgres = await separatePostgres(opened);
    const nodes = [await newNode(), await newNode()];
    async function newNode() {
      const node = await newAppProcess({
        databaseUrl: postgres.url,
        environment: () => ({ SHUTDOWN_DELAY: String(PAUSE) }),
      });
      opened.defer(node.dispose);
      return node;
    }
    for (const node of nodes) await node.start();
    const origin = await balancer(
      opened,
      nodes.map((node) => node.origin),
    );
    const team = await newTeam(origin, await newStaff(postgres.connection, size));
    opened.defer(team.stop);

    for (let round = 1; round <= ROUNDS; round += 1) {
      for (const node of nodes) {
        await team.acknowledges(100);
        await node.end('SIGTERM');
        await delay(500);
        await node.start();
      }
      note(`both restarted ${round} times`);
    }
    await team.acknowledges(100);
    await team.stop();
    const failed = team.samples.filter(({ status }) => status === 0 || status >= 500);
    return [
      {
        promise: 'No request fails',
        found: `${answered(team.samples)}; longest ${seconds(longest(team.samples.map(({ took }) => took)))}`,
        kept: failed.length === 0,
      },
      ...(await compare(postgres.connection, team)),
    ];
  },
};
