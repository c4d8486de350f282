import { v7 as newUuid } from 'uuid';
import { z } from 'zod';
import { dayOf, timeOf } from '#contract/dates.ts';
import { historyFilters } from '#contract/history.ts';
import { actionLabel, historySentence, unnamedActor } from '#contract/history-words.ts';
import { recordEvent } from '#server/features/audit/index.ts';
import { type Context, inTransaction } from '#server/platform/context.ts';
import type { Document } from '#server/platform/page.ts';
import { invalidFields } from '#server/platform/refusal.ts';
import { spreadsheetDocument } from '#server/platform/spreadsheet/download.ts';
import { conditionOf, type Filters } from './conditions.ts';
import { cutOlder } from './cut-history.ts';
import { type Event, readEvents } from './read-events.ts';

const Given = z.object(historyFilters);
const BATCH = 500;

const header = ['When', 'Who', 'What', 'Subject', 'In words', 'Changes', 'Address', 'Event'];

/** Everything the filters find, as a file. That it was taken away is history too. */
export async function exportHistory(
  ctx: Context,
  given: Record<string, string>,
): Promise<Document> {
  const { data: filters, error } = Given.safeParse(given);
  if (error) throw invalidFields(fieldErrors(error));
  const sheet = { header, batches: batchesOf(ctx, filters) };
  const file = await spreadsheetDocument({ name: 'history', format: 'csv', now: ctx.now, sheet });
  // After the first batch was read, so that the file does not tell of itself.
  await recordExport(ctx, filters);
  return file;
}

const fieldErrors = ({ issues }: z.ZodError) =>
  Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), [message]]));

function recordExport(ctx: Context, filters: Filters) {
  const after = { what: 'the history', filters };
  return inTransaction(ctx, (ctx) =>
    recordEvent(ctx, { action: 'export.made', subjectType: 'export', subject: newUuid(), after }),
  );
}

async function* batchesOf(ctx: Context, filters: Filters) {
  const condition = await conditionOf(ctx, filters);
  let last: Event | undefined;
  do {
    const events = await readEvents(ctx, await cutOlder(ctx, condition, last, BATCH));
    yield events.map(rowOf);
    last = events.at(-1);
  } while (last);
}

function rowOf(event: Event): string[] {
  const { at, actor, service, action, subject, changes, address, uuid } = event;
  const { before, it, after } = historySentence(event);
  const who = actor?.name ?? service ?? unnamedActor;
  return [
    `${dayOf(at)}, ${timeOf(at)}`,
    who,
    actionLabel(action),
    subject.name ?? '',
    `${who} ${before}${it ?? ''}${after}`,
    changes
      .map(({ field, before, after }) => `${field}: ${before ?? '–'} → ${after ?? '–'}`)
      .join('\n'),
    address ?? '',
    uuid,
  ];
}
