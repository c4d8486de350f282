import type { Work } from '../database/work.ts';
import type { Job } from './job.ts';
import { pages } from './people.ts';

const path = '/api/admin/history';

export const historyPage = () => pages('history, page 1', path, [1], 3);
/** At most twice what the first page takes. */
export const historyLast = ({ lastPages }: Work) =>
  pages('history, last page', path, [lastPages.history], 6);

/** The history of one reflection, as its screen links to it. */
export const historyOfOne = ({ reflections }: Work) =>
  narrowed('history of a reflection', 'subject', reflections);

/** Searches by the name of the actor or the subject, and by action: all records of that name are looked up. */
export const historySearch = () =>
  narrowed('history, searching', 'search', [
    'hana ng',
    'priya sing',
    'leilani wal',
    'kiri 12',
    'learning area 1',
    'whangarei k',
    'signed off',
    'Māhina 4',
  ]);

/** What one person did, however many there are. */
export const historyOfPerson = () =>
  narrowed('history, searching one', 'search', ['person1234@', 'person2345@', 'person3456@']);

const narrowed = (name: string, by: 'subject' | 'search', all: string[]): Job => ({
  name,
  by: 'admin',
  calls: all.map((value) => ({
    method: 'GET',
    path: `${path}?${by}=${encodeURIComponent(value)}`,
  })),
});
