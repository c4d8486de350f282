import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { languageIndex } from '#contract/localisation.ts';
import { myLearning } from '#contract/my-learning.ts';
import type { Permission } from '#contract/permissions.ts';
import { billing } from '#contract/subscriptions.ts';
import { paletteText } from '#texts/palette.ts';
import { shellText } from '#texts/shell.ts';
import { say } from '#texts/text.ts';
import { read } from '#web/platform/data.ts';
import { permits, useCurrentUser, useLogOut } from '#web/platform/session.ts';
import { chooseTheme, useTheme } from '#web/platform/theme.ts';
import { useLanguageChoice } from '#web/platform/use-language-choice.ts';
import { useText } from '#web/platform/use-text.tsx';
import type { Deed, Option, Place } from './option.ts';
import { nameOf } from './source.ts';

/** What this person may do from anywhere. */
export function useDeeds(): Option[] {
  return [
    ...useCarryingOn(),
    ...useBeginnings(),
    ...useOtherLanguages(),
    useOtherTheme(),
    useLoggingOut(),
  ];
}

type Beginning = Place & { allow: Permission };

const beginnings: readonly Beginning[] = [
  { allow: 'people.manage', icon: 'plus', href: '/users?edit=new', title: paletteText.addUser },
  {
    allow: 'people.manage',
    icon: 'plus',
    href: '/organisations?edit=new',
    title: paletteText.addOrganisation,
  },
  {
    allow: 'learning.write',
    icon: 'plus',
    href: '/learning/areas?edit=new',
    title: paletteText.addArea,
  },
  {
    allow: 'learning.write',
    icon: 'plus',
    href: '/learning/pods?edit=new',
    title: paletteText.addPod,
  },
  {
    allow: 'people.manage',
    icon: 'file',
    href: '/imports?kind=people',
    title: paletteText.importPeople,
  },
  {
    allow: 'people.manage',
    icon: 'file',
    href: '/imports?kind=organisations',
    title: paletteText.importOrganisations,
  },
  {
    allow: 'people.manage',
    icon: 'users',
    href: '/mentor/caseload?edit=new',
    title: paletteText.shareOut,
  },
];

const subscribing: Beginning = {
  allow: 'people.manage',
  icon: 'plus',
  href: '/subscriptions?edit=new',
  title: paletteText.addSubscription,
};

function useBeginnings(): Place[] {
  const user = useCurrentUser();
  const kept = useQuery({ ...read(billing, {}), enabled: permits(user, subscribing.allow) });
  // Where Stripe keeps them, nobody adds any by hand.
  const byHand = kept.data?.billing.stripe === false ? [subscribing] : [];
  return [...beginnings, ...byHand].filter(({ allow }) => permits(user, allow));
}

/** A learner's reflections whose next word is theirs. */
function useCarryingOn(): Place[] {
  const user = useCurrentUser();
  const { locale } = useText();
  const own = useQuery({ ...read(myLearning, {}), enabled: permits(user, 'own-learning') });
  const places = (own.data?.learning ?? []).flatMap((area) => [area, ...area.pods]);
  const begun = places.flatMap(({ reflections: [reflection], ...place }) =>
    reflection?.turn.whose === 'learner' ? [{ place, reflection }] : [],
  );
  // A pod may belong to two areas.
  return [...new Map(begun.map((one) => [one.reflection.uuid, one])).values()].map(
    ({ place, reflection }) => ({
      href: `/my/learning/reflection/${reflection.uuid}`,
      icon: 'edit',
      title: say(paletteText.carryOn, { name: nameOf(place, locale) }),
    }),
  );
}

function useOtherLanguages(): Deed[] {
  const { locale } = useText();
  const { data } = useQuery(read(languageIndex, {}));
  const choice = useLanguageChoice();
  const others = (data?.languages ?? []).filter(({ code }) => code !== locale);
  return others.map(({ code, name, native_name: own }) => ({
    name: `in-${code}`,
    icon: 'localisation',
    title: say(paletteText.switchTo, { language: { words: own, locale: code } }),
    also: [name],
    act: () => choice.mutateAsync(code),
    failed: () => shellText.languageFailed,
  }));
}

function useOtherTheme(): Deed {
  const other = useTheme() === 'dark' ? 'light' : 'dark';
  return {
    name: 'theme',
    icon: other === 'dark' ? 'moon' : 'sun',
    title: other === 'dark' ? shellText.darkTheme : shellText.lightTheme,
    act: () => chooseTheme(other),
  };
}

function useLoggingOut(): Deed {
  const navigate = useNavigate();
  return {
    name: 'logout',
    icon: 'logout',
    title: shellText.logout,
    act: useLogOut(() => navigate({ to: '/' })),
    failed: (why) => say(shellText.stillLoggedIn, { why }),
  };
}
