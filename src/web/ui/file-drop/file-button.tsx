import { type ComponentProps, useRef } from 'react';
import type { DisplayText } from '#lib/messages/message.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/button/button.tsx';

type Props = {
  label: DisplayText;
  onFiles: (files: readonly File[]) => void;
  accept?: string;
  multiple?: boolean;
} & Omit<ComponentProps<typeof Button>, 'onClick'>;

/** A button that opens the browser's own file control, which cannot be styled. */
export function FileButton({ label, onFiles, accept, multiple, ...button }: Props) {
  const { attr } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={multiple}
        hidden
        {...attr('aria-label', label)}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // So that the same file can be chosen again after it was corrected.
          target.value = '';
        }}
      />
    </>
  );
}
