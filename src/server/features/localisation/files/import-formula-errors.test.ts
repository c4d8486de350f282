import { expect, test } from 'vitest';
import { previewTexts, type TextsPreview } from '#contract/localisation/wording-files.ts';
import { workbookOf } from '#lib/spreadsheets/spreadsheet.test-support.ts';
import { newWorld } from '#testing/world.ts';

const world = await newWorld({ RATE_LIMITS: 'off' });
const designer = await world.person('Hana', 'learning_designer');

test('a formula that failed in an Excel file becomes nobody’s wording', async () => {
  const rows = [
    ['key', 'translation'],
    ['shared.copy', 'lookup'],
    ['shared.view', 'Tirohia'],
  ];
  const answer = await world.raw(designer, {
    method: 'POST',
    url: previewTexts.path,
    payload: await workbookOf({ sheets: [{ name: 'Texts', rows, errors: { B2: '#N/A' } }] }),
    type: 'application/octet-stream',
    query: { locale: 'mi', name: 'texts.xlsx' },
  });
  const { preview }: { preview: TextsPreview } = answer.json();

  expect(preview).toMatchObject({
    changes: [{ key: 'shared.view', after: 'Tirohia' }],
    problems: [{ line: 2, reason: expect.stringMatching(/^This cell holds the error #N\/A/) }],
  });
});
