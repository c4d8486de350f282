import type { Work } from '../database/work.ts';
import { pages, searches } from './people.ts';

const path = '/api/admin/user/subscriptions';
const searchAt = '/api/admin/user/searchsubscriptions';

export const subscriptionsPage = () => pages('subscriptions, page 1', path, [1], 3);
/** At most twice what the first page takes. */
export const subscriptionsLast = ({ lastPages }: Work) =>
  pages('subscriptions, last page', path, [lastPages.subscriptions], 6);

/** One person’s, however many there are. */
export const subscriptionByEmail = () =>
  searches('subscriptions, searching one', searchAt, ['person1234@', 'person2345@', 'person3456@']);

/** By person, e-mail or centre, as an administrator on the telephone types it. */
export const subscriptionsSearch = () =>
  searches('subscriptions, searching', searchAt, [
    'hana ng',
    'priya sing',
    'leilani wal',
    'kiri 12',
    'anaru tuhoe',
    'person123',
    'school42.example',
    'whangarei k',
    'kindergarten 7',
    'Māhina 4',
  ]);
