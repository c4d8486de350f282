import { useQuery } from '@tanstack/react-query';
import { worklist } from '#contract/worklist.ts';
import { reviewingText } from '#texts/reviewing.ts';
import { read } from '#web/platform/data.ts';
import { useText } from '#web/platform/use-text.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** One is done; the evening may hold another, and never one that another mentor is at. */
export function NextWaiting() {
  const { t } = useText();
  const { data, isFetching } = useQuery(read(worklist, { query: { offered: '1', per_page: 1 } }));
  const next = data?.worklist.data[0];
  // Until it is read again, the list still holds the one just signed off.
  if (!next || isFetching) return null;
  return (
    <ButtonLink
      to="/mentor/review-learning/reflection/$reflection"
      params={{ reflection: next.uuid }}
      variant="primary"
    >
      {t(reviewingText.nextWaiting, { learner: next.learner.name })}
      <Icon name="arrow-right" />
    </ButtonLink>
  );
}
