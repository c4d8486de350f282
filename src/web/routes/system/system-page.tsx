import { Link } from '@tanstack/react-router';
import { pagesMessages } from '#messages/shell/pages.ts';
import { EveryToken } from '#web/features/api-tokens/every-token.tsx';
import { SystemScreen } from '#web/features/system/system-screen.tsx';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { lazyPart } from '#web/platform/router/lazy-part.tsx';
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx';

/** Providers have a page of their own. */
function SingleSignOnLink() {
  const { t } = useTranslation();
  return (
    <p>
      <Link className="lone-link" to="/system/single-sign-on">
        {t(pagesMessages.singleSignOn)}
      </Link>
    </p>
  );
}

const FactorRules = lazyPart(
  async () => (await import('#web/features/factor-rules/factor-rules.tsx')).FactorRules,
  () => <Skeleton lines={4} />,
);

/** What runs here and who may what, and the keys by which other systems come in. */
export const SystemPage = () => (
  <SystemScreen
    factorRules={
      <>
        <FactorRules />
        <SingleSignOnLink />
      </>
    }
    tokens={<EveryToken />}
  />
);
