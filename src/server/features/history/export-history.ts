import { v7 as newUuid } from 'uuid';
import { z } from 'zod';
import { historyFilters } from '#contract/history.schemas.ts';
import type { Change } from '#contract/history.ts';
import { actionLabel, historySentence } from '#contract/history-words.ts';
import { recordEvent } from '#server/features/audit/index.ts';
import { type Context, inTransaction } from '#server/platform/context.ts';
import type { Document } from '#server/platform/page.ts';
import { invalidFields } from '#server/platform/refusal.ts';
import { spreadsheetDocument } from '#server/platform/spreadsheets/download.ts';
import { check } from '#server/platform/validation.ts';
import { dayAndTimeOf } from '#texts/dates.ts';
import { historyNamesText as texts } from '#texts/history-names.ts';
import { say } from '#texts/text.ts';
import { conditionOf, type Filters } from './conditions.ts';
import { cutOlder } from './cut-history.ts';
import { plain, wordsOf } from './pieces.ts';
import { type Event, readEvents } from './read-events.ts';

const Given = z.object(historyFilters);
const BATCH = 500;

const { when, who, what, subject, inWords, changes, address, event } = texts;
const header = [when, who, what, subject, inWords, changes, address, event];

/** Everything the filters find, as a file. That it was taken away is history too. */
export async function exportHistory(
  ctx: Context,
  given: Record<string, string>,
): Promise<Document> {
  const checked = check(Given, given);
  if ('errors' in checked) throw invalidFields(checked.errors);
  const { data: filters } = checked;
  const sheet = { header: header.map(ctx.speak), batches: batchesOf(ctx, filters) };
  const file = await spreadsheetDocument({ name: 'history', format: 'csv', now: ctx.now, sheet });
  // After the first batch was read, so that the file does not tell of itself.
  await recordExport(ctx, filters);
  return file;
}

function recordExport(ctx: Context, filters: Filters) {
  const after = { what: 'history', filters };
  return inTransaction(ctx, (ctx) =>
    recordEvent(ctx, { action: 'export.made', subjectType: 'export', subject: newUuid(), after }),
  );
}

async function* batchesOf(ctx: Context, filters: Filters) {
  const condition = await conditionOf(ctx, filters);
  let last: Event | undefined;
  do {
    const events = await readEvents(ctx, await cutOlder(ctx, condition, last, BATCH));
    yield events.map((event) => rowOf(ctx, event));
    last = events.at(-1);
  } while (last);
}

function rowOf({ speak, locale }: Context, event: Event): string[] {
  const { at, action, subject, changes, address, uuid } = event;
  const sentence = historySentence(event);
  return [
    dayAndTimeOf(at, locale),
    sentence.values.actor,
    speak(actionLabel(action)),
    subject.name ? wordsOf(subject.name) : '',
    speak(sentence),
    changes.map((change) => speak(changed(change))).join('\n'),
    address ?? '',
    uuid,
  ];
}

const changed = ({ field, before, after }: Change) =>
  say(texts.changed, { field, before: sideOf(before), after: sideOf(after) });

const sideOf = (side: Change['before']) => (side ? plain(side) : '–');
