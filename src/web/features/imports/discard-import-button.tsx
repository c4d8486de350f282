import { dropImport, type Import } from '#contract/imports.ts';
import { importingMessages } from '#messages/importing.ts';
import { useWrite } from '#web/platform/endpoint-query.ts';
import { useTranslation } from '#web/platform/use-translation.tsx';
import { Button } from '#web/ui/button.tsx';

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
