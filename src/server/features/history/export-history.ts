import { v7 as newUuid } from 'uuid';
import { z } from 'zod';
import { historyFilters } from '#contract/history/history.schemas.ts';
import type { Change } from '#contract/history/history.ts';
import { actionLabel, historySentence } from '#contract/history/history-words.ts';
import { message } from '#lib/messages/message.ts';
import { dateOf, timeOf } from '#messages/dates.ts';
import { historyNamesMessages as texts } from '#messages/history/history-names.ts';
import { recordEvent } from '#server/features/audit/index.ts';
import { inTransaction, type ScopedContext } from '#server/platform/data/context.ts';
import { invalidFields } from '#server/platform/http/api-error.ts';
import { validate } from '#server/platform/http/validation.ts';
import type { DocumentReply } from '#server/platform/pages/page.ts';
import { spreadsheetDocument } from '#server/platform/spreadsheets/download.ts';
import { conditionOf, type Filters } from './conditions.ts';
import { plainText, wordsOf } from './localized-texts.ts';
import { olderEvents } from './paginate-history.ts';
import { type Event, readEvents } from './read-events.ts';

const Query = z.object(historyFilters);
const BATCH = 500;

const { when, who, what, subject, inWords, changes, address, event } = texts;
const header = [when, who, what, subject, inWords, changes, address, event];

/** Everything the filters find, as a file. The export is recorded in the history too. */
export async function exportHistory(
  ctx: ScopedContext,
  params: Record<string, string>,
): Promise<DocumentReply> {
  const checked = validate(Query, params);
  if ('errors' in checked) throw invalidFields(checked.errors);
  const { data: filters } = checked;
  const sheet = { header: header.map(ctx.translate), batches: batchesOf(ctx, filters) };
  const file = await spreadsheetDocument({ name: 'history', format: 'csv', now: ctx.now, sheet });
  // After the first batch was read, so that the file does not list its own export.
  await recordExport(ctx, filters);
  return file;
}

function recordExport(ctx: ScopedContext, filters: Filters) {
  const after = { what: 'history', filters };
  return inTransaction(ctx, (ctx) =>
    recordEvent(ctx, { action: 'export.made', subjectType: 'export', subject: newUuid(), after }),
  );
}

async function* batchesOf(ctx: ScopedContext, filters: Filters) {
  const condition = await conditionOf(ctx, filters);
  let last: Event | undefined;
  do {
    const events = await readEvents(ctx, await olderEvents(ctx, condition, last, BATCH));
    yield events.map((event) => rowOf(ctx, event));
    last = events.at(-1);
  } while (last);
}

function rowOf({ translate }: ScopedContext, event: Event): string[] {
  const { at, action, subject, changes, address, uuid } = event;
  const sentence = historySentence(event);
  return [
    // In figures, which a spreadsheet program can sort.
    `${dateOf(at)} ${timeOf(at)}`,
    sentence.values.actor,
    translate(actionLabel(action)),
    subject.name ? wordsOf(subject.name) : '',
    translate(sentence),
    changes.map((change) => translate(changeMessage(change))).join('\n'),
    address ?? '',
    uuid,
  ];
}

const changeMessage = ({ field, before, after }: Change) =>
  message(texts.changed, { field, before: sideText(before), after: sideText(after) });

const sideText = (side: Change['before']) => (side ? plainText(side) : '–');
