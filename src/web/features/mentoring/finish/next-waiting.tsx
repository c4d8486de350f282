import { useQuery } from '@tanstack/react-query';
import { worklist } from '#contract/mentoring/worklist.ts';
import { reviewingMessages } from '#messages/mentoring/reviewing.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { ButtonLink } from '#web/ui/button/button.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';

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
