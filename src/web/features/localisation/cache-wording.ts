import type { QueryClient } from '@tanstack/react-query';
import type { ReplyJson } from '#contract/endpoint.ts';
import { textIndex, type Wording } from '#contract/wordings.ts';

/** Shows a text as the server has it now, in every list that has it. */
export function cacheWording(client: QueryClient, wording: Wording) {
  client.setQueriesData<ReplyJson<typeof textIndex>>(
    { queryKey: [textIndex.name] },
    (known) =>
      known && {
        texts: {
          ...known.texts,
          data: known.texts.data.map((one) => (isSame(one, wording) ? wording : one)),
        },
      },
  );
}

const isSame = (one: Wording, other: Wording) =>
  one.key === other.key && one.locale === other.locale;
