import { beforeEach } from 'vitest';
import type { Import, ImportRow } from '#contract/imports/imports.ts';
import { person, setupBrowser, storeLoggedInUser } from '#web/app.test-support.tsx';

export function asAdministrator() {
  setupBrowser();
  beforeEach(() => storeLoggedInUser(person('Hana Parata', 'admin')));
}

export const uuid = '0193a5c0-7a6e-7c4e-9a53-0242ac120002';
export const hana = { uuid: '0193a5c0-7a6e-7c4e-9a53-0242ac120001', name: 'Hana Parata' };
export const at = '2026-11-20T00:00:00.000Z';

export const anImport = (change: Partial<Import> = {}): Import => ({
  uuid,
  kind: 'people',
  state: 'ready',
  file_name: 'teachers.csv',
  size: 1_000,
  started_by: hana,
  created_at: at,
  confirmed_by: null,
  confirmed_at: null,
  finished_at: null,
  total: 3,
  read_as: 'CSV, commas, UTF-8',
  reason: null,
  counts: { create: 1, update: 1, same: 0, problem: 1, written: 0 },
  progress: { processed: 3, of: 3, seconds_left: null },
  columns: [
    { letter: 'A', header: 'Name', field: 'name', samples: ['Māia'] },
    { letter: 'B', header: 'Email', field: 'email', samples: ['maia@x.example'] },
    { letter: 'C', header: 'Remarks', field: null, samples: ['tall'] },
  ],
  invitations: 1,
  send_invitations: true,
  without_role: 0,
  without_organisation: 0,
  leaving: { mentors: 0, learners: 0 },
  frequent_problems: [],
  undoes: null,
  can_be_undone: false,
  undone_by: null,
  ...change,
});

export const aRow = (change: Partial<ImportRow>): ImportRow => ({
  line: 2,
  outcome: 'create',
  label: 'Māia',
  subject: null,
  written: false,
  learners_left: 0,
  changes: [],
  problems: [],
  ...change,
});

export const rowsOf = (data: ImportRow[]) => ({
  rows: { data, current_page: 1, last_page: 1, per_page: 25, total: data.length, from: 1, to: 1 },
});

export const path = `/imports/${uuid}`;
export const showing = `GET /api/admin/import/show/${uuid}`;
export const listing = `GET /api/admin/import/rows/${uuid}`;
