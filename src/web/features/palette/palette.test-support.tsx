import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import type { Person, World } from '#testing/world.ts';
import { openApp } from '../../app.test-support.tsx';
import { connectBrowser } from '../../real-server.test-support.ts';

/** Opens the palette as a person of the world. */
export function paletteOf(world: World) {
  /** On a page that asks for nothing of what the palette asks for. */
  async function openAs(person: Person, address = '/account') {
    const server = await connectBrowser(world, person);
    const router = await openApp(address);
    await screen.findByRole('heading', { level: 1 });
    await pressCtrlK();
    await field();
    return { server, router, at: () => router.state.location.href };
  }

  return { openAs };
}

export const pressCtrlK = () => userEvent.keyboard('{Control>}k{/Control}');

export const field = () => screen.findByRole('combobox', { name: 'Find or go to…' });

/** Types it whole, as if pasted; `letters` types it one by one. */
export async function typeTerm(words: string) {
  const box = await field();
  await userEvent.clear(box);
  await userEvent.click(box);
  await userEvent.paste(words);
}

export const typeByLetter = async (words: string) => userEvent.type(await field(), words);

const textOf = (option: Element) => option.firstElementChild?.nextElementSibling?.children ?? [];

/** What stands under a heading: title and line of each, with a bar between; none without it. */
export function optionsUnder(heading: string): string[] {
  const group = screen.queryByRole('group', { name: heading });
  if (!group) return [];
  return within(group)
    .getAllByRole('option')
    .map((option) => [...textOf(option)].map(({ textContent }) => textContent).join(' | '));
}

export const isUnder = (heading: string, options: readonly string[]) =>
  waitFor(() => expect(optionsUnder(heading)).toEqual(options));

export const option = (name: string | RegExp) => screen.findByRole('option', { name });

/** The option that Enter takes, as the field tells those who do not see it. */
export async function chosen(): Promise<string | null | undefined> {
  const id = (await field()).getAttribute('aria-activedescendant') ?? '';
  const shown = document.getElementById(id);
  expect(shown?.getAttribute('aria-selected')).toBe('true');
  return textOf(shown ?? document.body)[0]?.textContent;
}

/** What is said aloud once the answers are there. */
export const findStatus = (words: string | RegExp) =>
  waitFor(async () => {
    const dialog = screen.getByRole('dialog', { name: 'Find or go to…' });
    expect(within(dialog).getByRole('status').textContent).toMatch(words);
  });
