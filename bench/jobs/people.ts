import type { Work } from '../database/work.ts';
import type { Job } from './job.ts';

export const usersPage = () => pages('users, page 1', usersAt, [1], 3);
/** At most twice what the first page takes. */
export const usersLast = ({ lastPages }: Work) =>
  pages('users, last page', usersAt, [lastPages.users], 6);

/** Typical searches for a person: part of a name or of an e-mail, with or without macrons. */
export const usersSearch = () =>
  searches('users, searching', '/api/admin/user/search', [
    'hana ng',
    'priya sing',
    'maori',
    'leilani wal',
    'kiri 12',
    'anaru tuhoe',
    'rawiri 4',
    'person123',
    'school42.example',
    'mere',
    'Māhina',
  ]);

/** One person, however many there are. */
export const userByEmail = () =>
  searches('users, searching one', '/api/admin/user/search', [
    'person1234@',
    'person2345@',
    'person3456@',
  ]);

export const organisationsPage = () => pages('organisations, page 1', organisationsAt, [1], 3);
export const organisationsLast = ({ lastPages }: Work) =>
  pages('organisations, last page', organisationsAt, [lastPages.organisations], 6);
export const organisationsSearch = () =>
  searches('organisations, searching', '/api/admin/organisation/search', [
    'otara',
    'whangarei k',
    'montessori',
    'Ōpōtiki',
    '00421',
    'kindergarten 7',
    'gore',
  ]);

/** One organisation, however many there are. */
export const organisationByCode = () =>
  searches('organisations, searching one', '/api/admin/organisation/search', ['00421', '00777']);

const usersAt = '/api/admin/user/index';
const organisationsAt = '/api/admin/organisation/index';

export const pages = (name: string, path: string, numbers: number[], aim: number): Job => ({
  name,
  by: 'admin',
  aim,
  calls: numbers.map((page) => ({ method: 'GET', path: `${path}?page=${page}` })),
});

export const searches = (name: string, path: string, terms: string[]): Job => ({
  name,
  by: 'admin',
  aim: 6,
  calls: terms.map((term) => ({ method: 'GET', path: `${path}/${encodeURIComponent(term)}` })),
});
