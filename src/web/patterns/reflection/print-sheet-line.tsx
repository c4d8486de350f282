import type { ReactNode } from 'react';
import type { Reflection } from '#contract/mentoring/mentoring.ts';
import { progressMessages } from '#messages/mentoring/progress.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { LocalizedName } from '#web/patterns/localized-name/localized-name.tsx';

/** On paper, under its name: whose reflection this is, and what came of it. */
export function PrintSheetLine({ reflection }: { reflection: Reflection }): ReactNode {
  const { t } = useTranslation();
  const { user, area, completed_at, certificate } = reflection;
  const whose = { learner: user.name, area: <LocalizedName of={area} /> };
  if (completed_at === null) return t(progressMessages.printed, whose);
  const at = new Date(completed_at);
  if (!certificate) return t(progressMessages.printedSignedOff, { ...whose, at });
  return t(progressMessages.printedCertified, { ...whose, at, number: certificate.number });
}
