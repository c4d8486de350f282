import { dropImport, type Import } from '#contract/imports.ts';
import { importingText } from '#texts/importing.ts';
import { useWrite } from '#web/platform/data.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Button } from '#web/ui/button.tsx';

/** Nothing has been written yet, so there is nothing to ask: the file is still where it came from. */
export function DropButton({ import: { uuid } }: { import: Import }) {
  const { t } = useText();
  const dropping = useWrite(dropImport);
  return (
    <Button busy={dropping.isPending} onClick={() => dropping.mutate({ body: { uuid } })}>
      {t(importingText.putAside)}
    </Button>
  );
}
