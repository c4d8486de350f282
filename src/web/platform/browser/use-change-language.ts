import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeProfile } from '#contract/my-account/profile.ts';
import { changeLanguage, rememberGuestLanguage } from '#web/i18n/language.ts';
import { call } from '#web/platform/calls/call.ts';
import { refetchMatching } from '#web/platform/calls/endpoint-query.ts';
import { setCurrentUser } from '#web/platform/session/session.ts';
import { storedUser } from '#web/platform/session/stored-session.ts';

/** Switches the page at once, with all that is typed in it, and keeps the choice in the profile. */
export function useChangeLanguage() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (locale: string) => {
      const user = storedUser();
      if (user) {
        const reply = await call(changeProfile, { body: { name: user.name, locale } });
        setCurrentUser(client, reply.user);
      } else {
        rememberGuestLanguage(locale);
      }
      await changeLanguage(locale);
      // Some labels and sentences come from the server: they have to be in the new language, too.
      void refetchMatching(client, () => true);
    },
  });
}
