import type { ReactNode } from 'react';
import type { Reflection } from '#contract/mentoring.ts';
import { progressText } from '#texts/progress.ts';
import { PlaceName } from '../place-name.tsx';
import { useText } from '../use-text.tsx';

/** On paper, under its name: whose reflection this is, and what came of it. */
export function PaperLine({ reflection }: { reflection: Reflection }): ReactNode {
  const { t } = useText();
  const { user, area, completed_at, certificate } = reflection;
  const whose = { learner: user.name, area: <PlaceName of={area} /> };
  if (completed_at === null) return t(progressText.printed, whose);
  const at = new Date(completed_at);
  if (!certificate) return t(progressText.printedSignedOff, { ...whose, at });
  return t(progressText.printedCertified, { ...whose, at, number: certificate.number });
}
