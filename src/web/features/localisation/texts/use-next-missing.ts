import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { textIndex, type Wording } from '#contract/localisation/wordings.ts';
import type { LocalisationParams } from '#web/features/localisation/use-localisation-params.ts';
import type { List } from '#web/patterns/list/use-list.ts';
import { read } from '#web/platform/calls/endpoint-query.ts';

/** From one text without a wording to the next: in sight if there is one, else in this section. */
export function useNextMissing(list: List<Wording>, place: LocalisationParams) {
  const client = useQueryClient();
  const here = place.section ?? '';
  const [doneIn, setDoneIn] = useState<string | null>(null);

  async function go(from: string | undefined) {
    const at = list.rows.findIndex(({ key }) => key === from);
    const below = list.rows.slice(at + 1).find(({ text }) => text === null);
    if (below) return place.edit(below.key);
    const found = await firstMissing(from);
    setDoneIn(found === undefined ? here : null);
    if (found) await place.leadTo(found);
    else await place.stopEditing();
  }

  async function firstMissing(from: string | undefined) {
    const { language: locale, section } = place;
    const query = { locale, section, status: 'missing' as const };
    const { texts } = await client.fetchQuery({ ...read(textIndex, { query }), staleTime: 0 });
    return texts.data.find(({ key }) => key !== from)?.key;
  }

  return { isDone: doneIn === here, go };
}
