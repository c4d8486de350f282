import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeProfile } from '#contract/my-account.ts';
import { call } from './call.ts';
import { readAgain } from './data.ts';
import { choseHere, showIn } from './language.ts';
import { showUser } from './session.ts';
import { storedUser } from './stored-session.ts';

/** Switches the page at once, with all that is typed in it, and keeps the choice in the profile. */
export function useLanguageChoice() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (locale: string) => {
      const person = storedUser();
      if (person) {
        const { user } = await call(changeProfile, { body: { name: person.name, locale } });
        showUser(client, user);
      } else {
        choseHere(locale);
      }
      await showIn(locale);
      // Labels and sentences that the server says come in the new language, too.
      void readAgain(client, () => true);
    },
  });
}
