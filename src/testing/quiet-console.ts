import { afterAll, afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';
import { runCleanups } from './on-test-end.ts';

// A test fails if anything is written to the console as an error or a warning.
let complaints: MockInstance[] = [];

// For each test anew: the one before may have restored all mocks, these included.
beforeEach(() => {
  complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
});

afterEach(() => {
  const calls = complaints.flatMap((complaint) => complaint.mock.calls);
  for (const complaint of complaints) complaint.mockRestore();
  expect(calls, 'written to the console').toEqual([]);
});

afterAll(runCleanups);
// Files of a worker share one document, which is emptied for the next file.
afterAll(() => globalThis.document?.body.replaceChildren());
