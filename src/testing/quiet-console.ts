import { afterAll, afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';
import { runCleanups } from './on-test-end.ts';

// What a person's console would show is a fault that a test should not pass over.
let complaints: MockInstance[] = [];

// For each test anew: the one before may have restored what it had replaced, and these with it.
beforeEach(() => {
  complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
});

afterEach(() => {
  const said = complaints.flatMap((complaint) => complaint.mock.calls);
  for (const complaint of complaints) complaint.mockRestore();
  expect(said, 'said on the console').toEqual([]);
});

afterAll(runCleanups);
// Files of a worker share one document: nobody begins with what another left in it.
afterAll(() => globalThis.document?.body.replaceChildren());
