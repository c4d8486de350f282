import type { ImportKind } from '#contract/imports.ts';
import type { Format, Row } from '#lib/spreadsheets/write.ts';
import type { Context } from '#server/platform/context.ts';
import type { DocumentReply } from '#server/platform/page.ts';
import { spreadsheetDocument } from '#server/platform/spreadsheets/download.ts';
import { fileHeaders } from './file-words.ts';

const people: Row[] = [
  ['Māia Ngāti', 'maia@tehana.school.example', 'Independent learner', 'Yes', '0123'],
  [
    'Wiremu Pōtae',
    'wiremu@tehana.school.example',
    'Mentor; Independent learner',
    'Yes',
    '0123; 4567',
  ],
  ['Hēni Tūhoe', 'heni@wharekura.school.example', 'Learning designer', 'No', ''],
];

const organisations: Row[] = [
  [
    'Te Kōhanga Reo o Te Hāna',
    '0123',
    'ECE',
    'Tai Tokerau',
    'tari@tehana.school.example',
    '+64 9 555 0123',
    '12 Kōwhai Street',
    'Te Hāna',
    'Wellsford',
  ],
  [
    'Ōpōtiki Primary School',
    '4567',
    'School',
    'Bay of Plenty, Waiariki',
    'office@opotiki.example',
    '07 555 0145',
    '3 Pōhutukawa Avenue',
    '',
    'Ōpōtiki',
  ],
];

const samples: Record<ImportKind, { fields: readonly string[]; rows: Row[] }> = {
  people: { fields: ['name', 'email', 'roles', 'active', 'organisations'], rows: people },
  organisations: { fields: Object.keys(fileHeaders.organisations), rows: organisations },
};

/** A file to fill in: our own headers, and rows that show what goes below them. */
export function sampleFile(ctx: Context, kind: ImportKind, format: Format): Promise<DocumentReply> {
  const { fields, rows } = samples[kind];
  const headers: Record<string, string> = fileHeaders[kind];
  const batches = (async function* () {
    yield rows;
  })();
  return spreadsheetDocument({
    name: `Sample ${kind}`,
    format,
    now: ctx.now,
    sheet: { header: fields.map((field) => headers[field] ?? field), batches },
  });
}
