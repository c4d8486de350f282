import { useQueryClient } from '@tanstack/react-query';
import {
  keptLanguages,
  type ManagedLanguage,
  updateLanguage,
} from '#contract/localisation/localisation.ts';
import { read, useWrite } from '#web/platform/calls/endpoint-query.ts';
import { useSavedSwitch } from '#web/platform/calls/use-saved-switch.ts';

/** Lets people choose a language, or no longer. */
export function useLanguageSwitch({ code, active: stored }: ManagedLanguage) {
  const client = useQueryClient();
  const update = useWrite(updateLanguage);
  const { queryKey } = read(keptLanguages, {});

  return useSavedSwitch(stored, async (active) => {
    // The newest version, as an earlier press may have been saved since this was drawn.
    const current = client
      .getQueryData(queryKey)
      ?.languages.find((language) => language.code === code);
    if (!current) return;
    const { name, native_name, updated_at: ifMatch } = current;
    const body = { code, name, native_name, active };
    const { language } = await update.mutateAsync({ body, ifMatch });
    client.setQueryData(
      queryKey,
      (kept) =>
        kept && { languages: kept.languages.map((each) => (each.code === code ? language : each)) },
    );
  });
}
