import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { WritingDraft } from '#contract/my-learning/drafts.ts';
import { compareDrafts, type LocalDraft, textToSend } from './compare-drafts.ts';

const mine = 'this device';
const theirs = 'another device';

const remoteOf = (text: string, device = mine, order = 5): WritingDraft => ({
  answer: null,
  kind: 'text',
  text,
  base: null,
  device,
  order,
  updated_at: '2026-11-22T08:02:00.000Z',
});

const local = (more: Partial<LocalDraft> = {}): LocalDraft => ({
  device: mine,
  draft: null,
  saved: '',
  lastSent: -1,
  ...more,
});

test.each([
  ['the server has no draft', undefined, local(), 'same'],
  ['the draft on the server has ended', remoteOf('', theirs), local(), 'same'],
  [
    'the server has what is typed here',
    remoteOf('Ka pai', theirs),
    local({ draft: { text: 'Ka pai ', order: 1 } }),
    'same',
  ],
  ['the server has what is saved', remoteOf('Ka pai', theirs), local({ saved: 'Ka pai' }), 'same'],
  [
    'this device has a later draft',
    remoteOf('Ka'),
    local({ draft: { text: 'Ka pai', order: 6 } }),
    'older',
  ],
  ['this page has discarded it', remoteOf('Ka'), local({ lastSent: 5 }), 'older'],
  [
    'another device sent another draft',
    remoteOf('Ka', theirs, 1),
    local({ draft: { text: 'Kia', order: 9 } }),
    'unsettled',
  ],
  [
    'another device sent a draft and this one has none',
    remoteOf('Ka', theirs),
    local(),
    'unsettled',
  ],
  [
    'this device has lost the last changes',
    remoteOf('Ka pai'),
    local({ draft: { text: 'Ka', order: 4 } }),
    'unsettled',
  ],
  ['this device has lost the draft', remoteOf('Ka pai'), local(), 'unsettled'],
] as const)('where %s', (_, remote, device, comparison) => {
  expect(compareDrafts(remote, device)).toBe(comparison);
});

test('a draft that ended with a save whose answer got lost is not sent again', () => {
  const draft = { text: 'Ka pai', order: 5 };
  expect(textToSend(remoteOf('', mine, 5), local({ draft }))).toBeNull();
  expect(textToSend(remoteOf('', mine, 5), local({ draft: { text: 'Ka pai!', order: 6 } }))).toBe(
    'Ka pai!',
  );
});

type Device = { name: string; count: number; draft: LocalDraft['draft']; lastSent: number };

/** As src/server/features/mentoring/review/drafts.ts does it. */
function store(
  remote: WritingDraft | undefined,
  device: Device,
  text: string,
  seen: string | undefined,
) {
  if (!device.draft) device.count += 1;
  const order = device.draft?.order ?? device.count;
  device.lastSent = order;
  const isNext = remote?.device === device.name && remote.order < order;
  if (remote && !isNext && remote.updated_at !== seen) return remote;
  const updated_at = new Date(
    Date.parse(remote?.updated_at ?? '2026-11-22T08:00:00.000Z') + 1,
  ).toISOString();
  return { ...remoteOf(text, device.name, order), updated_at };
}

const step = fc.record({
  device: fc.nat(2),
  act: fc.constantFrom('type', 'type', 'type', 'look', 'send', 'send', 'lose', 'reload'),
});

test('whatever devices do in whichever order, no text is lost that nobody chose to give up', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      let remote: WritingDraft | undefined;
      let letters = 0;
      const devices = [0, 1, 2].map((name): Device & { seen: WritingDraft | undefined } => ({
        name: `device ${name}`,
        count: 0,
        draft: null,
        lastSent: -1,
        seen: undefined,
      }));
      for (const { device: number, act } of steps) {
        const device = devices[number % devices.length];
        if (!device) continue;
        const localDraft = () =>
          local({ device: device.name, draft: device.draft, lastSent: device.lastSent });
        const before = remote;
        if (act === 'type') {
          letters += 1;
          device.count += 1;
          device.draft = { text: `${device.draft?.text ?? ''}${letters} `, order: device.count };
        }
        if (act === 'look') device.seen = remote;
        if (act === 'reload') device.lastSent = -1;
        // With its storage cleared it is another device; the server keeps what it sent.
        if (act === 'lose')
          Object.assign(device, { name: `${device.name}'`, count: 0, draft: null, lastSent: -1 });
        if (act === 'send') {
          const text = textToSend(device.seen, localDraft());
          if (text !== null) remote = store(remote, device, text, device.seen?.updated_at);
          device.seen = remote;
        }
        // Only what the same device typed later may replace the draft on the server.
        if (before && remote !== before) {
          expect(remote?.device).toBe(before.device);
          expect(remote?.text.startsWith(before.text)).toBe(true);
        }
      }
    }),
  );
});
