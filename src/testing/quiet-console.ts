import { afterAll, afterEach, expect, vi } from 'vitest';
import { closeAll } from './at-end.ts';

// What a person's console would show is a fault that a test should not pass over.
const complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];

afterEach(() => {
  const said = complaints.flatMap((complaint) => complaint.mock.calls);
  for (const complaint of complaints) complaint.mockClear();
  expect(said, 'said on the console').toEqual([]);
});

afterAll(closeAll, 60_000);
