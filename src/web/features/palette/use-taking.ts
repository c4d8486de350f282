import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { paletteText } from '#texts/palette.ts';
import { say, type Words } from '#texts/text.ts';
import { sentenceOf } from '#web/platform/sentence-of.ts';
import { noteOpened } from './opened-last.ts';
import type { Deed, Option, Place } from './option.ts';

/** What Enter or a press does: goes to a place, or does a deed and stays while that has not worked. */
export function useTaking(onClose: () => void) {
  const client = useQueryClient();
  const { navigate } = useRouter();
  const doing = useMutation({ mutationFn: async ({ act }: Deed) => act(), onSuccess: onClose });

  function open(place: Place) {
    // A whole list is one answer to one search.
    if (place.icon !== 'search') noteOpened(client, place);
    onClose();
    void navigate({ href: place.href });
  }

  return {
    take(option: Option, { inNewTab }: { inNewTab: boolean }) {
      if (!('href' in option)) return doing.isPending || doing.mutate(option);
      if (inNewTab) window.open(option.href, '_blank', 'noopener');
      else open(option);
    },
    /** What did not work is no longer about what is looked for now. */
    forget: doing.reset,
    problem: doing.isError ? problemOf(doing.variables, doing.error) : undefined,
  };
}

function problemOf({ failed }: Deed, error: Error): Words {
  const why = sentenceOf(error);
  return failed?.(why) ?? say(paletteText.notDone, { why });
}
