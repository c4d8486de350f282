import { setTimeout as delay } from 'node:timers/promises';
import { type AppProcess, newAppProcess } from '#testing/crash/app-process.ts';
import { smtpServer } from '#testing/smtp-server.ts';
import { isIsolated } from '../cluster/isolated.ts';
import type { Machine } from '../cluster/machines.ts';
import { requirePackages } from '../cluster/packages.ts';
import { switchOver, untilWhole } from '../cluster/patroni.ts';
import { openCluster } from '../cluster/services.ts';
import { compare, compareMails } from '../kit/compare.ts';
import { counted, longest, seconds } from '../kit/figures.ts';
import { openPage } from '../kit/page.ts';
import { newStaff, newTeam, type Team } from '../kit/team.ts';
import type { Finding, Part, Scene } from '../part.ts';

export const cluster: Part = {
  name: 'cluster',
  title: 'A database that fails over',
  about: () =>
    `etcd, two PostgreSQL 15 under Patroni with a synchronous replica, HAProxy, two nodes of the product and a mail server, in a network of their own. Twenty people submit, review and sign off, half of them on each node, while the primary is killed, handed over by hand, and cut off. ${isIsolated() ? 'Cut off means that its network cable (veth) is down.' : 'This machine allows no network of one’s own, so instead of being cut off the primary was stopped (SIGSTOP).'}`,
  limit: () => 40,
  async run(scene) {
    const { opened, note } = scene;
    requirePackages();
    const { url, machines, startMachine } = await openCluster(opened, note);
    const connection = { connectionString: url };
    const smtp = await smtpServer();
    opened.defer(smtp.close);
    const nodes = [await node(), await node()];
    async function node() {
      const environment = () => ({ MAIL_URL: smtp.url });
      const app = await newAppProcess({ databaseUrl: url, environment });
      opened.defer(app.dispose);
      await app.start();
      return app;
    }
    const teams = await Promise.all(nodes.map((node) => teamOn(node)));
    async function teamOn({ origin }: AppProcess) {
      const staff = await newStaff(connection, { mentors: 7, learners: 3, each: 60 });
      const team = await newTeam(origin, staff);
      opened.defer(team.stop);
      return { ...team, page: openPage(opened, origin) };
    }
    note('twenty people write');

    const place = { ...scene, machines, teams };
    const findings = [
      ...(await through(place, 'The primary is killed', (primary) => {
        primary.lose();
        return () => startMachine(primary);
      })),
      ...(await through(place, 'Switched over by hand', async (primary, other) => {
        await switchOver(primary, other);
        return () => undefined;
      })),
      ...(await through(place, 'The primary is cut off', (primary) => {
        primary.cut();
        return primary.mend;
      })),
    ];

    for (const team of teams) await team.stop();
    for (const team of teams) findings.push(...(await compare(connection, team)));
    findings.push(...(await compareMails(connection, smtp, 3)));
    const statuses = teams.flatMap(({ samples }) => samples.map(({ status }) => status));
    findings.push({
      promise: 'An outage is 503, never 500, and the nodes stay',
      found: counted(statuses),
      kept: nodes.every(({ isUp }) => isUp()) && !statuses.includes(500) && !statuses.includes(0),
    });
    return findings;
  },
};

type AtWork = Team & { page: ReturnType<typeof openPage> };
type Place = Scene & { machines: readonly Machine[]; teams: readonly AtWork[] };
type Undo = () => void;
type Fault = (primary: Machine, other: Machine) => Undo | Promise<Undo>;

/** One fault: lets it happen, waits until both teams write again, and makes the cluster whole. */
async function through(place: Place, name: string, fault: Fault): Promise<Finding[]> {
  const { machines, teams, note, opened } = place;
  const primary = await untilWhole(machines, 4);
  const other = machines.find((machine) => machine !== primary) ?? primary;
  await Promise.all(teams.map((team) => team.acknowledges(100)));

  note(`${name}: ${primary.name}`);
  const at = performance.now();
  const undo = await fault(primary, other);
  await untilTakenOver(machines, primary, at);
  const goOn = await Promise.all(teams.map((team) => team.acknowledges(100, 180_000)));
  const recovered = performance.now();
  note(`both teams write again after ${seconds(recovered - at)}`);
  undo();
  await untilWhole(machines, 5);
  opened.defer(async () => undo());

  const out = teams.map((team) => outOfService(team, at));
  const back = teams.map((team) => backAfter(team, at));
  // The page hears of what is written from the first success on.
  const pages = teams.map(({ page }, index) => page.heardAfter(back[index] ?? recovered));
  return [
    {
      promise: `${name}: out of service for less than 30 s`,
      found: `${seconds(longest(out))} (the other node ${seconds(Math.min(...out))})`,
      kept: goOn.every(Boolean) && longest(out) < 30_000,
    },
    {
      promise: `${name}: open pages hear of what is written from then on`,
      found: `on the two nodes ${pages.map(seconds).join(' and ')} after the first write`,
      kept: pages.every((after) => after < 10_000),
    },
  ];
}

/** A fault may only be noticed by and by; nobody is asked before the other machine leads. */
async function untilTakenOver(machines: readonly Machine[], primary: Machine, since: number) {
  const others = machines.filter((machine) => machine !== primary);
  while (performance.now() - since < 120_000) {
    for (const { address, apiPort } of others) {
      const signal = AbortSignal.timeout(2_000);
      const answer = await fetch(`http://${address}:${apiPort}/primary`, { signal }).catch(
        () => undefined,
      );
      await answer?.body?.cancel();
      if (answer?.status === 200) return;
    }
    await delay(200);
  }
  throw new Error('The other machine has not taken over within two minutes');
}

const successes = ({ samples }: Team) =>
  samples
    .filter(({ status }) => status >= 200 && status < 300)
    .map(({ begun, took }) => begun + took)
    .toSorted((a, b) => a - b);

/** The longest time without an acknowledged write that ended after the fault. */
function outOfService(team: Team, fault: number): number {
  const ends = successes(team);
  const gaps = ends.map((end, index) => (end < fault ? 0 : end - (ends[index - 1] ?? end)));
  return longest(gaps);
}

/** When the first write after that gap was acknowledged. */
function backAfter(team: Team, fault: number): number {
  const ends = successes(team);
  const gap = outOfService(team, fault);
  return ends.find((end, index) => end >= fault && end - (ends[index - 1] ?? end) === gap) ?? 0;
}
