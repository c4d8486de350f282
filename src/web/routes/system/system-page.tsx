import { EveryToken } from '#web/features/api-tokens/every-token.tsx';
import { SystemScreen } from '#web/features/system/system-screen.tsx';
import { lazyPart } from '#web/platform/router/lazy-part.tsx';
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx';

const FactorRules = lazyPart(
  async () => (await import('#web/features/factor-rules/factor-rules.tsx')).FactorRules,
  () => <Skeleton lines={4} />,
);

/** What runs here and who may what, and the keys by which other systems come in. */
export const SystemPage = () => (
  <SystemScreen factorRules={<FactorRules />} tokens={<EveryToken />} />
);
