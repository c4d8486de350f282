import { cleanup, waitFor } from '@testing-library/react';
import { v4 as newUuid } from 'uuid';
import { beforeEach, expect } from 'vitest';
import { myDrafts } from '#contract/my-learning/drafts.ts';
import type { Person, World } from '#testing/world.ts';

type Device = 'phone' | 'laptop' | 'tablet';

/** One mentor's devices, of which each test begins with the phone in hand. */
export function devicesOf(world: World, mentor: Person) {
  /** What each has stored, while another one is in hand. */
  let storedOn: Record<Device, Record<string, string>>;
  let inHand: Device;
  beforeEach(() => {
    const blank = () => ({ device: newUuid() });
    storedOn = { phone: blank(), laptop: blank(), tablet: blank() };
    inHand = 'phone';
    Object.assign(localStorage, storedOn.phone);
  });

  /** The marks and notes that the server has as drafts. */
  async function marksOf(uuid: string): Promise<string[]> {
    const { reply } = await world.as(mentor)(myDrafts, { params: { uuid } });
    return reply.drafts.filter(({ kind }) => kind === 'mark').map(({ text }) => shortly(text));
  }

  /** Leaves the page, which sends what is not sent yet, and goes on with another device. */
  async function takeUp(device: Device, sentMarks: string[], reflection: string) {
    cleanup();
    await waitFor(async () => expect(await marksOf(reflection)).toEqual(sentMarks));
    storedOn[inHand] = { ...localStorage };
    localStorage.clear();
    Object.assign(localStorage, storedOn[device]);
    inHand = device;
  }

  return { takeUp, marksOf };
}

function shortly(text: string): string {
  const { mark, note }: Record<string, string> = JSON.parse(text);
  return note ? `${mark}: ${note}` : `${mark}`;
}
