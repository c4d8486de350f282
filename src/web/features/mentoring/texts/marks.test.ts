// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { serializeMark } from '#contract/mentoring/mark-draft.ts';
import type { Mark } from '#contract/mentoring/mentoring.ts';
import { reflectionWith } from '#web/features/mentoring/review/example-reflection.test-support.ts';
import { deviceId } from '#web/platform/drafts/device-id.ts';
import { effectiveMark, isMarkHeld, verdictsFrom } from './marks.ts';

const first = '2026-11-19T08:00:00.000Z';
const second = '2026-11-21T08:00:00.000Z';

/** Whether a page keeps a draft of the round begun at `base`, as it last read the reflection. */
function isKept({ base, read, ...draft }: { base: string | null; read: string | null } & Marked) {
  const reflection = reflectionWith([null], { sent_back_at: read });
  const [question] = reflection.questions;
  return question && isMarkHeld({ text: serializeMark(draft), base }, reflection, question);
}
type Marked = { mark: Mark; note: string };

const fine = { mark: 'fine', note: '' } as const;

test('a mark of this round is kept, one of a round before is not', () => {
  expect(isKept({ ...fine, base: first, read: first })).toBe(true);
  expect(isKept({ ...fine, base: null, read: null })).toBe(true);
  expect(isKept({ ...fine, base: null, read: first })).toBe(false);
  expect(isKept({ ...fine, base: first, read: second })).toBe(false);
});

test('a page that is behind keeps the marks that another tab made since', () => {
  expect(isKept({ ...fine, base: second, read: first })).toBe(true);
  expect(isKept({ ...fine, base: first, read: null })).toBe(true);
});

test('a note that was never sent is kept beyond its round', () => {
  expect(isKept({ mark: 'more', note: 'Who?', base: first, read: second })).toBe(true);
});

test('what a power cut took from this device is offered back by the server', () => {
  const reflection = reflectionWith([null]);
  const [question] = reflection.questions;
  if (!question) throw new Error('There is no question');
  const text = (note: string) => serializeMark({ mark: 'more', note });
  const at = '2026-11-20T08:00:00.000Z';
  const kept = { text: text('Who fe'), base: null, at, order: 5, place: { path: '/', label: '' } };
  const stored = {
    answer: 'a1',
    kind: 'mark' as const,
    text: text('Who felt safe?'),
    base: null,
    device: deviceId(),
    order: 9,
    updated_at: at,
  };
  const of = { reflection, question };

  expect(effectiveMark(of, kept, stored)).toMatchObject({ isUnsettled: true, theirs: stored });
  expect(effectiveMark(of, null, stored)).toMatchObject({ draft: stored });
  expect(effectiveMark(of, { ...kept, order: 10 }, stored)).toMatchObject({ theirs: null });
});

test('a note from an earlier round hides no mark that another device made in this one', () => {
  const reflection = reflectionWith([null], { sent_back_at: second });
  const place = { path: '/', label: '' };
  const text = serializeMark({ mark: 'more', note: 'Never sent' });
  const left = { text, base: first, at: first, order: 1, place };
  const marked = {
    answer: 'a1',
    kind: 'mark' as const,
    text: serializeMark(fine),
    base: second,
    device: '01999999-0000-7000-8000-000000000001',
    order: 1,
    updated_at: second,
  };

  const verdicts = verdictsFrom(reflection, { onDevice: () => left, onServer: () => marked });
  expect(verdicts).toMatchObject([{ mark: 'fine', isUnsettled: true }]);
});
