import { useRef } from 'react';
import type { Asset } from '#contract/learning/assets.ts';
import type { Pod } from '#contract/learning/learning.ts';
import { titleIn } from '#contract/organisations/place-names.ts';
import { learningAssetsMessages } from '#messages/learning/learning-assets.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { SortableList } from '#web/ui/sortable-list/sortable-list.tsx';
import { AssetForm } from './asset-form.tsx';
import { AssetRow } from './asset-row.tsx';
import type { useAssets } from './use-assets.ts';

type Props = {
  list: ReturnType<typeof useAssets>;
  pod: Pod;
  /** The asset whose form is open. */
  editing: string | null;
  onEdit: (asset: Asset | null) => void;
  onSaved: (asset: Asset) => void;
};

export function AssetList({ list, pod, editing, onEdit, onSaved }: Props) {
  const { locale } = useTranslation();
  /** The asset whose form was closed last: its Edit button takes the focus once it is back. */
  const lastEdited = useRef<string | null>(null);

  function closeForm(asset: Asset) {
    lastEdited.current = asset.uuid;
    onEdit(null);
  }

  const restoreFocus = (uuid: string) => (button: HTMLButtonElement | null) => {
    if (!button || lastEdited.current !== uuid) return;
    lastEdited.current = null;
    button.focus();
  };

  const renderRow = (asset: Asset) =>
    asset.uuid === editing ? (
      <AssetForm
        pod={pod}
        asset={asset}
        show={list.put}
        onClose={() => closeForm(asset)}
        onSaved={onSaved}
      />
    ) : (
      <AssetRow
        asset={asset}
        editRef={restoreFocus(asset.uuid)}
        onEdit={() => onEdit(asset)}
        onRemove={() => void list.remove(asset)}
        isRemoving={list.isBusy(asset)}
      />
    );

  return (
    <SortableList
      items={list.assets}
      keyOf={({ uuid }) => uuid}
      nameOf={(asset) => titleIn(locale, asset)}
      noun={learningAssetsMessages.asset}
      label={learningAssetsMessages.assets}
      onMove={list.order.move}
      renderItem={renderRow}
    />
  );
}
