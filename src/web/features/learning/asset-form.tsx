import type { Asset } from '#contract/assets.ts';
import { TextField } from '#web/ui/field.tsx';
import styles from './assets.module.css';
import { InlineForm } from './inline-form.tsx';
import { type AssetFields, useAssetForm } from './use-asset-form.ts';

type Props = Parameters<typeof useAssetForm>[0];

/** The title of an asset and, of a link, its address. A file stays the file it is. */
export function AssetForm(props: Props) {
  const { asset, onClose } = props;
  const form = useAssetForm(props);
  const { fields, set, errorOf } = form;
  const id = asset?.uuid ?? 'link';
  return (
    <InlineForm
      label={labelOf(asset)}
      form={form}
      onClose={onClose}
      saveLabel={asset ? 'Save' : 'Add link'}
      differences={differences}
    >
      <div className={styles.fields}>
        <TextField
          ref={takeFocus}
          label="Title"
          id={`title-${id}`}
          name="title"
          required
          autoComplete="off"
          value={fields.title}
          onChange={(event) => set({ title: event.target.value })}
          error={errorOf('title')}
        />
        {asset?.kind !== 'file' && (
          <TextField
            label="Address"
            id={`url-${id}`}
            name="url"
            type="url"
            inputMode="url"
            required
            placeholder="https://"
            autoComplete="off"
            value={fields.url}
            onChange={(event) => set({ url: event.target.value })}
            error={errorOf('url')}
          />
        )}
      </div>
    </InlineForm>
  );
}

const labelOf = (asset: Asset | undefined) => (asset ? `Edit ${asset.title}` : 'Add link');

const differences = (mine: AssetFields, theirs: AssetFields) => [
  { label: 'Title', mine: mine.title, theirs: theirs.title },
  { label: 'Address', mine: mine.url, theirs: theirs.url },
];

const takeFocus = (field: HTMLElement | null) => field?.focus();
