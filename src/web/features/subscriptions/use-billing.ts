import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  billing,
  subscriptionIndex,
  subscriptionSearch,
} from '#contract/subscriptions/subscriptions.ts';
import { call } from '#web/platform/calls/call.ts';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { useMayCall } from '#web/platform/session/session.ts';

/** How subscriptions are kept. Polls while they are being compared with Stripe. */
export function useBilling() {
  const client = useQueryClient();
  const options = read(billing, {});
  const query = useQuery({
    ...options,
    enabled: useMayCall(billing),
    queryFn: async ({ signal }) => {
      const before = client.getQueryData(options.queryKey);
      const reply = await call(billing, {}, { signal });
      // The comparison may have corrected rows of the list.
      if (before?.billing.checking && !reply.billing.checking) {
        for (const { name } of [subscriptionIndex, subscriptionSearch]) {
          void client.invalidateQueries({ queryKey: [name] });
        }
      }
      return reply;
    },
    refetchInterval: ({ state }) => (state.data?.billing.checking ? 2_000 : false),
  });
  return query.data?.billing;
}

export type Billing = NonNullable<ReturnType<typeof useBilling>>;
