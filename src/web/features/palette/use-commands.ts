import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Endpoint } from '#contract/endpoint.ts';
import { uploadImport } from '#contract/imports/imports.ts';
import { storeArea, storePod } from '#contract/learning/learning.ts';
import { languageIndex } from '#contract/localisation/localisation.ts';
import { previewShareOut } from '#contract/mentoring/caseload.ts';
import { myLearning } from '#contract/my-learning/my-learning.ts';
import { storeOrganisation } from '#contract/organisations/organisations.ts';
import { storeUser } from '#contract/people/people.ts';
import { mayCall } from '#contract/rights.ts';
import { billing } from '#contract/subscriptions/subscriptions.openings.ts';
import { message } from '#lib/messages/message.ts';
import { paletteMessages } from '#messages/shell/palette.ts';
import { shellMessages } from '#messages/shell/shell.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { setTheme, useTheme } from '#web/platform/browser/theme.ts';
import { useChangeLanguage } from '#web/platform/browser/use-change-language.ts';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { hasPermission, useCurrentUser, useLogOut } from '#web/platform/session/session.ts';
import type { Command, Destination, PaletteOption } from './option.ts';
import { localizedName } from './search-source.ts';

/** What this person may do from any page. */
export function useCommands(): PaletteOption[] {
  return [
    ...useContinueCommands(),
    ...useCreateCommands(),
    ...useLanguageCommands(),
    useThemeCommand(),
    useLogOutCommand(),
  ];
}

/** With the calls that it leads to. */
type CreateCommand = Destination & { calls: readonly Pick<Endpoint, 'allow' | 'scoped'>[] };

const createCommands: readonly CreateCommand[] = [
  { calls: [storeUser], icon: 'plus', href: '/users?edit=new', title: paletteMessages.addUser },
  {
    calls: [storeOrganisation],
    icon: 'plus',
    href: '/organisations?edit=new',
    title: paletteMessages.addOrganisation,
  },
  {
    calls: [storeArea],
    icon: 'plus',
    href: '/learning/areas?edit=new',
    title: paletteMessages.addArea,
  },
  {
    calls: [storePod],
    icon: 'plus',
    href: '/learning/pods?edit=new',
    title: paletteMessages.addPod,
  },
  {
    calls: [uploadImport],
    icon: 'file',
    href: '/imports?kind=people',
    title: paletteMessages.importPeople,
  },
  {
    calls: [uploadImport, storeOrganisation],
    icon: 'file',
    href: '/imports?kind=organisations',
    title: paletteMessages.importOrganisations,
  },
  {
    calls: [previewShareOut],
    icon: 'users',
    href: '/mentor/caseload?edit=new',
    title: paletteMessages.shareOut,
  },
];

const addSubscriptionCommand: CreateCommand = {
  // Not the call that adds one: its file would come with every list of subscriptions.
  calls: [{ allow: billing.allow }],
  icon: 'plus',
  href: '/subscriptions?edit=new',
  title: paletteMessages.addSubscription,
};

function useCreateCommands(): Destination[] {
  const user = useCurrentUser();
  const billingQuery = useQuery({
    ...read(billing, {}),
    enabled: mayCall(user, { allow: billing.allow }),
  });
  // With Stripe, subscriptions cannot be added by hand.
  const addSubscription =
    billingQuery.data?.billing.stripe === false ? [addSubscriptionCommand] : [];
  return [...createCommands, ...addSubscription].filter(({ calls }) =>
    calls.every((endpoint) => mayCall(user, endpoint)),
  );
}

/** A learner's own reflections that wait for them. */
function useContinueCommands(): Destination[] {
  const user = useCurrentUser();
  const { locale } = useTranslation();
  const { data } = useQuery({
    ...read(myLearning, {}),
    enabled: hasPermission(user, 'own-learning'),
  });
  const areasAndPods = (data?.learning ?? []).flatMap((area) => [area, ...area.pods]);
  const started = areasAndPods.flatMap(({ reflections: [reflection], ...item }) =>
    reflection?.turn.whose === 'learner' ? [{ item, reflection }] : [],
  );
  // A pod may belong to two areas.
  return [...new Map(started.map((entry) => [entry.reflection.uuid, entry])).values()].map(
    ({ item, reflection }) => ({
      href: `/my/learning/reflection/${reflection.uuid}`,
      icon: 'edit',
      title: message(paletteMessages.carryOn, { name: localizedName(item, locale) }),
    }),
  );
}

function useLanguageCommands(): Command[] {
  const { locale } = useTranslation();
  const { data } = useQuery(read(languageIndex, {}));
  const changeLanguage = useChangeLanguage();
  const others = (data?.languages ?? []).filter(({ code }) => code !== locale);
  return others.map(({ code, name, native_name: nativeName }) => ({
    name: `in-${code}`,
    icon: 'localisation',
    title: message(paletteMessages.switchTo, { language: { words: nativeName, locale: code } }),
    keywords: [name],
    run: () => changeLanguage.mutateAsync(code),
    failed: () => shellMessages.languageFailed,
  }));
}

function useThemeCommand(): Command {
  const nextTheme = useTheme() === 'dark' ? 'light' : 'dark';
  return {
    name: 'theme',
    icon: nextTheme === 'dark' ? 'moon' : 'sun',
    title: nextTheme === 'dark' ? shellMessages.darkTheme : shellMessages.lightTheme,
    run: () => setTheme(nextTheme),
  };
}

function useLogOutCommand(): Command {
  const navigate = useNavigate();
  return {
    name: 'logout',
    icon: 'logout',
    title: shellMessages.logout,
    run: useLogOut(() => navigate({ to: '/' })),
    failed: (why) => message(shellMessages.stillLoggedIn, { why }),
  };
}
