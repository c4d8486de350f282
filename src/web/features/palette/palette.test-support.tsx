import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import type { Person, World } from '#testing/world.ts';
import { openApp } from '../../app.test-support.tsx';
import { connectBrowser } from '../../real-server.test-support.ts';

/** Opens the palette as a person of the world. */
export function paletteOf(world: World) {
  /** The page at `address` makes none of the calls that the palette makes. */
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

/** Types it at once, as if pasted; see `typeByLetter`. */
export async function typeTerm(words: string) {
  const box = await field();
  await userEvent.clear(box);
  await userEvent.click(box);
  await userEvent.paste(words);
}

export const typeByLetter = async (words: string) => userEvent.type(await field(), words);

const textOf = (option: Element) => option.firstElementChild?.nextElementSibling?.children ?? [];

/** The options under a heading as 'title | detail'; none if there is no such heading. */
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

/** The option that Enter runs, as the field tells screen readers. */
export async function activeOption(): Promise<string | null | undefined> {
  const id = (await field()).getAttribute('aria-activedescendant') ?? '';
  const active = document.getElementById(id);
  expect(active?.getAttribute('aria-selected')).toBe('true');
  return textOf(active ?? document.body)[0]?.textContent;
}

/** Waits for the announcement of the results. */
export const findStatus = (words: string | RegExp) =>
  waitFor(async () => {
    const dialog = screen.getByRole('dialog', { name: 'Find or go to…' });
    expect(within(dialog).getByRole('status').textContent).toMatch(words);
  });
