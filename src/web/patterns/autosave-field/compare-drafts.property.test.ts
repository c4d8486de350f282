import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { WritingDraft } from '#contract/my-learning/drafts.ts';
import { compareDrafts, type LocalDraft, textToKeep } from './compare-drafts.ts';

const mine = 'this device';
const theirs = 'another device';

const keptOf = (text: string, device = mine, order = 5): WritingDraft => ({
  answer: null,
  text,
  base: null,
  device,
  order,
  updated_at: '2026-11-22T08:02:00.000Z',
});

const here = (more: Partial<LocalDraft> = {}): LocalDraft => ({
  device: mine,
  draft: null,
  saved: '',
  sent: -1,
  ...more,
});

test.each([
  ['nothing is kept', undefined, here(), 'same'],
  ['nothing is left of it', keptOf('', theirs), here(), 'same'],
  [
    'it is what is typed here',
    keptOf('Ka pai', theirs),
    here({ draft: { text: 'Ka pai ', order: 1 } }),
    'same',
  ],
  ['it is what is saved', keptOf('Ka pai', theirs), here({ saved: 'Ka pai' }), 'same'],
  [
    'this device went on since',
    keptOf('Ka'),
    here({ draft: { text: 'Ka pai', order: 6 } }),
    'older',
  ],
  ['this page gave it up', keptOf('Ka'), here({ sent: 5 }), 'older'],
  [
    'another device wrote it',
    keptOf('Ka', theirs, 1),
    here({ draft: { text: 'Kia', order: 9 } }),
    'unsettled',
  ],
  ['another device wrote, and here is nothing', keptOf('Ka', theirs), here(), 'unsettled'],
  [
    'this device has lost the end',
    keptOf('Ka pai'),
    here({ draft: { text: 'Ka', order: 4 } }),
    'unsettled',
  ],
  ['this device has lost it all', keptOf('Ka pai'), here(), 'unsettled'],
] as const)('where %s', (_, kept, device, standing) => {
  expect(compareDrafts(kept, device)).toBe(standing);
});

test('a draft that ended with a save whose answer got lost is not sent again', () => {
  const draft = { text: 'Ka pai', order: 5 };
  expect(textToKeep(keptOf('', mine, 5), here({ draft }))).toBeNull();
  expect(textToKeep(keptOf('', mine, 5), here({ draft: { text: 'Ka pai!', order: 6 } }))).toBe(
    'Ka pai!',
  );
});

type Device = { name: string; count: number; draft: LocalDraft['draft']; sent: number };

/** As src/server/features/mentoring/review/drafts.ts does it. */
function keep(
  kept: WritingDraft | undefined,
  device: Device,
  text: string,
  seen: string | undefined,
) {
  if (!device.draft) device.count += 1;
  const order = device.draft?.order ?? device.count;
  device.sent = order;
  const isNext = kept?.device === device.name && kept.order < order;
  if (kept && !isNext && kept.updated_at !== seen) return kept;
  const updated_at = new Date(
    Date.parse(kept?.updated_at ?? '2026-11-22T08:00:00.000Z') + 1,
  ).toISOString();
  return { ...keptOf(text, device.name, order), updated_at };
}

const step = fc.record({
  device: fc.nat(2),
  act: fc.constantFrom('type', 'type', 'type', 'look', 'send', 'send', 'lose', 'reload'),
});

/** Letters that nobody has ever seen side by side with what took their place, and are gone. */
test('whatever devices do in whichever order, no text is gone that nobody chose to give up', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      let kept: WritingDraft | undefined;
      let letters = 0;
      const devices = [0, 1, 2].map((name): Device & { seen: WritingDraft | undefined } => ({
        name: `device ${name}`,
        count: 0,
        draft: null,
        sent: -1,
        seen: undefined,
      }));
      for (const { device: number, act } of steps) {
        const device = devices[number % devices.length];
        if (!device) continue;
        const known = () => here({ device: device.name, draft: device.draft, sent: device.sent });
        const before = kept;
        if (act === 'type') {
          letters += 1;
          device.count += 1;
          device.draft = { text: `${device.draft?.text ?? ''}${letters} `, order: device.count };
        }
        if (act === 'look') device.seen = kept;
        if (act === 'reload') device.sent = -1;
        // Its storage is cleared: it is another device from then on, and what it had sent is kept.
        if (act === 'lose')
          Object.assign(device, { name: `${device.name}'`, count: 0, draft: null, sent: -1 });
        if (act === 'send') {
          const text = textToKeep(device.seen, known());
          if (text !== null) kept = keep(kept, device, text, device.seen?.updated_at);
          device.seen = kept;
        }
        // Over what is kept goes only what the same device typed after it.
        if (before && kept !== before) {
          expect(kept?.device).toBe(before.device);
          expect(kept?.text.startsWith(before.text)).toBe(true);
        }
      }
    }),
  );
});
