import { expect, test } from 'vitest';
import { statusOf } from './read-certificate.ts';

const withdrawnAt = new Date('2026-11-20T02:00:00Z');
const replacedBy = '0199b2a4-0000-7000-8000-000000000001';

test.each([
  { withdrawnAt: null, replacedBy: null, status: 'valid' },
  { withdrawnAt, replacedBy: null, status: 'withdrawn' },
  { withdrawnAt, replacedBy, status: 'replaced' },
])('withdrawn at $withdrawnAt, replaced by $replacedBy: $status', ({ status, ...standing }) => {
  expect(statusOf(standing)).toBe(status);
});
