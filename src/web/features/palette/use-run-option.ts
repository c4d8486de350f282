import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type DisplayText, message } from '#lib/messages/message.ts';
import { paletteMessages } from '#messages/shell/palette.ts';
import { errorMessage } from '#web/platform/calls/error-message.ts';
import type { Command, Destination, PaletteOption } from './option.ts';
import { recordOpened } from './recently-opened.ts';

/** Runs an option: navigates to a destination, or runs a command and stays open if it fails. */
export function useRunOption(onClose: () => void) {
  const client = useQueryClient();
  const { navigate } = useRouter();
  const doing = useMutation({ mutationFn: async ({ run }: Command) => run(), onSuccess: onClose });

  function open(place: Destination) {
    // A whole list is a search result, not worth remembering.
    if (place.icon !== 'search') recordOpened(client, place);
    onClose();
    void navigate({ href: place.href });
  }

  return {
    take(option: PaletteOption, { inNewTab }: { inNewTab: boolean }) {
      if (!('href' in option)) return doing.isPending || doing.mutate(option);
      if (inNewTab) window.open(option.href, '_blank', 'noopener');
      else open(option);
    },
    /** What did not work is no longer about what is looked for now. */
    forget: doing.reset,
    problem: doing.isError ? problemOf(doing.variables, doing.error) : undefined,
  };
}

function problemOf({ failed }: Command, error: Error): DisplayText {
  const why = errorMessage(error);
  return failed?.(why) ?? message(paletteMessages.notDone, { why });
}
