import { EveryToken } from '#web/features/api-tokens/every-token.tsx';
import { FactorRules } from '#web/features/factor-rules/factor-rules.tsx';
import { SystemScreen } from '#web/features/system/system-screen.tsx';

/** What runs here and who may what, and the keys by which other systems come in. */
export const SystemPage = () => (
  <SystemScreen factorRules={<FactorRules />} tokens={<EveryToken />} />
);
