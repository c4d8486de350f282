import { useQuery } from '@tanstack/react-query';
import { worklist } from '#contract/worklist.ts';
import { reviewingMessages } from '#messages/reviewing.ts';
import { read } from '#web/platform/endpoint-query.ts';
import { useTranslation } from '#web/platform/use-translation.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** One is done; the evening may hold another, and never one that another mentor is at. */
export function NextWaiting() {
  const { t } = useTranslation();
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
      {t(reviewingMessages.nextWaiting, { learner: next.learner.name })}
      <Icon name="arrow-right" />
    </ButtonLink>
  );
}
