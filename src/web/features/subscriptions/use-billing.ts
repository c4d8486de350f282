import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  billing,
  subscriptionIndex,
  subscriptionSearch,
} from '#contract/subscriptions/subscriptions.ts';
import { call } from '#web/platform/calls/call.ts';
import { read } from '#web/platform/calls/endpoint-query.ts';

/** Who keeps the subscriptions. While they are compared with Stripe it is asked whether that is done. */
export function useBilling() {
  const client = useQueryClient();
  const question = read(billing, {});
  const query = useQuery({
    ...question,
    queryFn: async ({ signal }) => {
      const before = client.getQueryData(question.queryKey);
      const answer = await call(billing, {}, { signal });
      // What was put right is to be seen in the list.
      if (before?.billing.checking && !answer.billing.checking) {
        for (const { name } of [subscriptionIndex, subscriptionSearch]) {
          void client.invalidateQueries({ queryKey: [name] });
        }
      }
      return answer;
    },
    refetchInterval: ({ state }) => (state.data?.billing.checking ? 2_000 : false),
  });
  return query.data?.billing;
}

export type Billing = NonNullable<ReturnType<typeof useBilling>>;
