import type { ImportKind } from '#contract/imports/imports.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { ButtonLink } from '#web/ui/button/button.tsx';
import { Downloads } from './downloads.tsx';
import type { List } from './use-list.ts';

type Props = {
  list: List;
  kind: ImportKind;
  path: string;
  /** Whoever may add one: an import has no use for anybody else. */
  mayImport: boolean;
};

/** Links for a list that can be imported and exported. */
export function ImportAndExport({ list, kind, path, mayImport }: Props) {
  const { t } = useTranslation();
  return (
    <>
      {mayImport && (
        <ButtonLink variant="quiet" to="/imports" search={{ kind }}>
          {t(sharedMessages.import)}
        </ButtonLink>
      )}
      <Downloads list={list} path={path} />
    </>
  );
}
