import { dropImport, type Import } from '#contract/imports/imports.ts';
import { importingMessages } from '#messages/imports/importing.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { useWrite } from '#web/platform/calls/endpoint-query.ts';
import { Button } from '#web/ui/button/button.tsx';

/** Nothing has been written yet, so it needs no confirmation. */
export function DiscardImportButton({ import: { uuid } }: { import: Import }) {
  const { t } = useTranslation();
  const dropping = useWrite(dropImport);
  return (
    <Button busy={dropping.isPending} onClick={() => dropping.mutate({ body: { uuid } })}>
      {t(importingMessages.putAside)}
    </Button>
  );
}
