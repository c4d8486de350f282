import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { languageIndex } from '#contract/localisation/localisation.ts';
import { myLearning } from '#contract/my-learning/my-learning.ts';
import type { Permission } from '#contract/permissions.ts';
import { billing } from '#contract/subscriptions/subscriptions.ts';
import { message } from '#lib/messages/message.ts';
import { paletteMessages } from '#messages/shell/palette.ts';
import { shellMessages } from '#messages/shell/shell.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { setTheme, useTheme } from '#web/platform/browser/theme.ts';
import { useChangeLanguage } from '#web/platform/browser/use-change-language.ts';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { hasPermission, useCurrentUser, useLogOut } from '#web/platform/session/session.ts';
import type { Command, Destination, PaletteOption } from './option.ts';
import { localizedName } from './source.ts';

/** What this person may do from anywhere. */
export function useCommands(): PaletteOption[] {
  return [
    ...useContinueCommands(),
    ...useCreateCommands(),
    ...useLanguageCommands(),
    useThemeCommand(),
    useLogOutCommand(),
  ];
}

type CreateCommand = Destination & { allow: Permission };

const createCommands: readonly CreateCommand[] = [
  { allow: 'people.manage', icon: 'plus', href: '/users?edit=new', title: paletteMessages.addUser },
  {
    allow: 'people.manage',
    icon: 'plus',
    href: '/organisations?edit=new',
    title: paletteMessages.addOrganisation,
  },
  {
    allow: 'learning.write',
    icon: 'plus',
    href: '/learning/areas?edit=new',
    title: paletteMessages.addArea,
  },
  {
    allow: 'learning.write',
    icon: 'plus',
    href: '/learning/pods?edit=new',
    title: paletteMessages.addPod,
  },
  {
    allow: 'people.manage',
    icon: 'file',
    href: '/imports?kind=people',
    title: paletteMessages.importPeople,
  },
  {
    allow: 'people.manage',
    icon: 'file',
    href: '/imports?kind=organisations',
    title: paletteMessages.importOrganisations,
  },
  {
    allow: 'people.manage',
    icon: 'users',
    href: '/mentor/caseload?edit=new',
    title: paletteMessages.shareOut,
  },
];

const addSubscriptionCommand: CreateCommand = {
  allow: 'people.manage',
  icon: 'plus',
  href: '/subscriptions?edit=new',
  title: paletteMessages.addSubscription,
};

function useCreateCommands(): Destination[] {
  const user = useCurrentUser();
  const kept = useQuery({
    ...read(billing, {}),
    enabled: hasPermission(user, addSubscriptionCommand.allow),
  });
  // Where Stripe keeps them, nobody adds any by hand.
  const byHand = kept.data?.billing.stripe === false ? [addSubscriptionCommand] : [];
  return [...createCommands, ...byHand].filter(({ allow }) => hasPermission(user, allow));
}

/** A learner's reflections whose next word is theirs. */
function useContinueCommands(): Destination[] {
  const user = useCurrentUser();
  const { locale } = useTranslation();
  const own = useQuery({ ...read(myLearning, {}), enabled: hasPermission(user, 'own-learning') });
  const places = (own.data?.learning ?? []).flatMap((area) => [area, ...area.pods]);
  const begun = places.flatMap(({ reflections: [reflection], ...place }) =>
    reflection?.turn.whose === 'learner' ? [{ place, reflection }] : [],
  );
  // A pod may belong to two areas.
  return [...new Map(begun.map((one) => [one.reflection.uuid, one])).values()].map(
    ({ place, reflection }) => ({
      href: `/my/learning/reflection/${reflection.uuid}`,
      icon: 'edit',
      title: message(paletteMessages.carryOn, { name: localizedName(place, locale) }),
    }),
  );
}

function useLanguageCommands(): Command[] {
  const { locale } = useTranslation();
  const { data } = useQuery(read(languageIndex, {}));
  const choice = useChangeLanguage();
  const others = (data?.languages ?? []).filter(({ code }) => code !== locale);
  return others.map(({ code, name, native_name: own }) => ({
    name: `in-${code}`,
    icon: 'localisation',
    title: message(paletteMessages.switchTo, { language: { words: own, locale: code } }),
    also: [name],
    run: () => choice.mutateAsync(code),
    failed: () => shellMessages.languageFailed,
  }));
}

function useThemeCommand(): Command {
  const other = useTheme() === 'dark' ? 'light' : 'dark';
  return {
    name: 'theme',
    icon: other === 'dark' ? 'moon' : 'sun',
    title: other === 'dark' ? shellMessages.darkTheme : shellMessages.lightTheme,
    run: () => setTheme(other),
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
