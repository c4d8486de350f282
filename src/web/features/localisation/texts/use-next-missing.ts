import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { textIndex, type Wording } from '#contract/localisation/wordings.ts';
import type { LocalisationParams } from '#web/features/localisation/use-localisation-params.ts';
import type { List } from '#web/patterns/list/use-list.ts';
import { read } from '#web/platform/calls/endpoint-query.ts';

/** Opens the next text without a wording: on this page if there is one, else of this screen. */
export function useNextMissing(list: List<Wording>, params: LocalisationParams) {
  const client = useQueryClient();
  const router = useRouter();
  const screen = params.screen ?? '';
  const [doneIn, setDoneIn] = useState<string | null>(null);

  async function go(from: string | undefined) {
    const index = list.rows.findIndex(({ key }) => key === from);
    const below = list.rows.slice(index + 1).find(({ text }) => text === null);
    if (below) return params.edit(below.key);
    const { href } = router.latestLocation;
    const missing = await firstMissing(from);
    // Whoever went elsewhere meanwhile, or opened another text, may be typing there.
    if (router.latestLocation.href !== href) return;
    setDoneIn(missing === undefined ? screen : null);
    if (missing) await params.editMissing(missing);
    else await params.stopEditing();
  }

  async function firstMissing(from: string | undefined) {
    const query = {
      locale: params.language,
      screen: params.screen,
      status: 'missing' as const,
    };
    const { texts } = await client.fetchQuery({ ...read(textIndex, { query }), staleTime: 0 });
    return texts.data.find(({ key }) => key !== from)?.key;
  }

  return { isDone: doneIn === screen, go };
}
