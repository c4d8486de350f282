import { useSuspenseQuery } from '@tanstack/react-query';
import type { Reflection } from '#contract/mentoring/mentoring.ts';
import { assetsOfMyReflection } from '#contract/my-learning/my-learning.ts';
import { nameIn } from '#contract/organisations/place-names.ts';
import { answeringMessages } from '#messages/my-learning/answering.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { AssetLinks } from '#web/patterns/reflection/asset-links.tsx';
import { useMedia } from '#web/platform/browser/use-media.ts';
import { read } from '#web/platform/calls/endpoint-query.ts';
import styles from './materials.module.css';

/** What the pod offers to read and watch: beside the writing where there is room, else folded below. */
export function Materials({ reflection }: { reflection: Reflection }) {
  const { t, locale } = useTranslation();
  const request = { params: { uuid: reflection.uuid } };
  const { assets } = useSuspenseQuery(read(assetsOfMyReflection, request)).data;
  const isWide = useMedia('(width >= 68.75em)');
  if (assets.length === 0) return null;
  return (
    <details className={styles.materials} open={isWide}>
      <summary>{t(answeringMessages.materials)}</summary>
      <AssetLinks assets={assets} pod={nameIn(locale, reflection)} />
    </details>
  );
}
